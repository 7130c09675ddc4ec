import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { TextPage } from '~/ui/layout/text-page'
import { type TextPart, TextSections } from '~/ui/layout/text-sections'
import { type Operator, OperatorContact } from './operator-contact'

const SECTIONS: TextPart<Key<'guidelines'>>[] = [
  { id: 'people', title: 'people.title', lead: 'people.1', items: ['people.item.1', 'people.item.2', 'people.item.3'] },
  { id: 'honest', title: 'honest.title', items: ['honest.item.1', 'honest.item.2', 'honest.item.3', 'honest.item.4'] },
  { id: 'private', title: 'private.title', items: ['private.item.1', 'private.item.2', 'private.item.3'] },
  {
    id: 'not-here',
    title: 'never.title',
    items: ['never.item.1', 'never.item.2', 'never.item.3', 'never.item.4', 'never.item.5'],
  },
  { id: 'care', title: 'care.title', lead: 'care.1', rest: ['care.2'] },
  {
    id: 'trouble',
    title: 'trouble.title',
    lead: 'trouble.1',
    items: ['trouble.item.3', 'trouble.item.1', 'trouble.item.4', 'trouble.item.2'],
  },
  {
    id: 'follows',
    title: 'follows.title',
    lead: 'follows.1',
    rest: ['follows.2'],
    link: { href: '/terms', label: 'follows.link' },
  },
]

/** How members treat each other, and what happens when they do not. */
export function GuidelinesPage({ operator }: { operator: Operator | null }) {
  const t = useT('guidelines')
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <TextSections parts={SECTIONS} t={t} />
      <OperatorContact operator={operator} />
    </TextPage>
  )
}
