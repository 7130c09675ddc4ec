import {
  formatEuro,
  GRACE_DAYS,
  PREMIUM_PRICE_EUR_CENTS,
  RENEWAL_NOTICE_DAYS,
} from '~/domain/membership/premium/premium'
import { WITHDRAWAL_DAYS, WITHDRAWAL_KEPT_YEARS } from '~/domain/membership/premium/withdrawal'
import type { Language } from '~/locales/language'
import type { Key } from '~/locales/translate'
import { useLanguage, useT } from '~/locales/use-t'
import { TextPage } from '~/ui/layout/text-page'
import { type TextPart, TextSections } from '~/ui/layout/text-sections'
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

export type LegalSection = TextPart<Key<'legal'>>
export type LegalPageName = 'terms' | 'privacy'

/** The numbers in the texts of both pages, from the constants that the code uses. */
export const legalNumbers = (language: Language) => ({
  price: formatEuro(PREMIUM_PRICE_EUR_CENTS, language),
  noticeDays: RENEWAL_NOTICE_DAYS,
  graceDays: GRACE_DAYS,
  withdrawalDays: WITHDRAWAL_DAYS,
  withdrawalYears: WITHDRAWAL_KEPT_YEARS,
})
