import {
  formatEuro,
  GRACE_DAYS,
  PREMIUM_PRICE_EUR_CENTS,
  RENEWAL_NOTICE_DAYS,
} from '~/domain/membership/premium/premium'
import { WITHDRAWAL_DAYS, WITHDRAWAL_KEPT_YEARS } from '~/domain/membership/premium/withdrawal'
import type { Language } from '~/locales/language'
import type { Key } from '~/locales/translate'
import type { TextPart } from '~/ui/layout/text-sections'

export type LegalSection = TextPart<Key<'legal'>>
export type LegalPageName = 'terms' | 'privacy'

/** The numbers that both pages name, from the constants that the site goes by. */
export const legalNumbers = (language: Language) => ({
  price: formatEuro(PREMIUM_PRICE_EUR_CENTS, language),
  noticeDays: RENEWAL_NOTICE_DAYS,
  graceDays: GRACE_DAYS,
  withdrawalDays: WITHDRAWAL_DAYS,
  withdrawalYears: WITHDRAWAL_KEPT_YEARS,
})
