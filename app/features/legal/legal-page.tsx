import { useLanguage, useT } from '~/locales/use-t'
import { TextPage } from '~/ui/layout/text-page'
import { TextSections } from '~/ui/layout/text-sections'
import { type LegalPageName, type LegalSection, legalNumbers } from './legal-section'
import { type Operator, OperatorContact } from './operator-contact'

type Props = { page: LegalPageName; sections: LegalSection[]; versionDate: string; operator: Operator | null }

/** The terms or the privacy page: its sections, then who runs the site. */
export function LegalPage({ page, sections, versionDate, operator }: Props) {
  const t = useT('legal')
  const numbers = legalNumbers(useLanguage())
  return (
    <TextPage title={t(`${page}.title`)} lead={t(`${page}.lead`)} note={t('version', { date: versionDate })}>
      <TextSections parts={sections} t={(key) => t(key, numbers)} />
      <OperatorContact operator={operator} />
    </TextPage>
  )
}
