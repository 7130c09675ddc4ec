import { useT } from '~/locales/use-t'
import { TextPage } from '~/ui/layout/text-page'
import { TextSections } from '~/ui/layout/text-sections'
import { GUIDELINES_SECTIONS } from './guidelines-sections'
import { type Operator, OperatorContact } from './operator-contact'

/** How members treat each other, and what follows when somebody does not. */
export function GuidelinesPage({ operator }: { operator: Operator | null }) {
  const t = useT('guidelines')
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <TextSections parts={GUIDELINES_SECTIONS} t={t} />
      <OperatorContact operator={operator} />
    </TextPage>
  )
}
