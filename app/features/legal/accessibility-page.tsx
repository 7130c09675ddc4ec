import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { TextPage } from '~/ui/layout/text-page'
import { type TextPart, TextSections } from '~/ui/layout/text-sections'
import { type Operator, OperatorContact } from './operator-contact'

const SECTIONS: TextPart<Key<'accessibility'>>[] = [
  { id: 'aim', title: 'aim.title', lead: 'aim.1', rest: ['aim.2'] },
  {
    id: 'built',
    title: 'built.title',
    items: ['built.item.1', 'built.item.2', 'built.item.3', 'built.item.4', 'built.item.5'],
  },
  { id: 'tested', title: 'tested.title', lead: 'tested.1', rest: ['tested.2'] },
  {
    id: 'limits',
    title: 'limits.title',
    items: ['limits.item.1', 'limits.item.2', 'limits.item.3', 'limits.item.4', 'limits.item.5'],
  },
  { id: 'report', title: 'report.title', lead: 'report.1', rest: ['report.2'] },
]

/** How accessible the site is, what was tested, and where a barrier is reported. */
export function AccessibilityPage({ operator }: { operator: Operator | null }) {
  const t = useT('accessibility')
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <TextSections parts={SECTIONS} t={t} />
      <OperatorContact operator={operator} />
    </TextPage>
  )
}
