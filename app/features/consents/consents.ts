import type { WithdrawableConsent } from '~/domain/membership/account/consents'

export const CONSENTS_RESOURCE = '/resources/consents'
/** Where the card stands. */
export const CONSENTS_PLACE = '/app/settings?tab=privacy#consents'

/** What the settings tell of a consent: the day it was given, in words; null where it is not given. */
export type GivenConsent = { purpose: WithdrawableConsent; givenOn: string | null }
export type ConsentsData = {
  consents: GivenConsent[]
  /** Days of the journal that are kept, whether they are open or sealed. */
  journalDays: number
}

export const CONSENT_REFUSALS = ['entries', 'invalid', 'unexpected'] as const
export type ConsentRefusal = (typeof CONSENT_REFUSALS)[number]

export type ConsentsAnswer = {
  purpose: WithdrawableConsent | null
  done: 'withdrawn' | 'deleted' | null
  error: ConsentRefusal | 'signedOut' | 'unreachable' | null
  /** With `entries`: how many days of the journal are kept, which the page may not know of. */
  journalDays?: number
}
