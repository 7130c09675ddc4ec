import type { EndedAccess } from '~/domain/membership/access'
import type { EndedLink } from '../link-state'

/** Where a resend is answered that was asked for without scripts: the result stands in the address, whose it is does not. */
export const RESEND_PARAMETER = 'resend'

/** The button for who reads mail at the address and didn't open the account. */
export const CLAIM = 'claim'

/** What came of asking for the mail again. `nobody`: this browser does not say who asks. */
export const RESEND_RESULTS = ['sent', 'confirmed', 'tooMany', 'nobody', 'unexpected'] as const
export type ResendResult = (typeof RESEND_RESULTS)[number]
export type ResendAnswer = { result: ResendResult }

/** What the page of a mailed link shows before it is used; `already`: there is nothing left to confirm. */
export type ConfirmPage = {
  purpose: 'confirm' | 'change' | null
  email: string | null
} /** `canClaim`: it may have been somebody else who opened the account. */ & (
  | { state: 'open'; email: string; canClaim?: boolean }
  | { state: 'already'; email: string }
  /** Opened without a link by somebody who has one to wait for. */
  | { state: 'waiting'; email: string }
  | { state: EndedLink }
)

/** We broke, or no answer came. */
export type Breakdown = 'unexpected' | 'unreachable'

export type ConfirmAnswer =
  | { state: 'confirmed'; email: string; ended: EndedAccess[] }
  /** The address became somebody else's while the mail was on its way. */
  | { state: 'taken' }
  | { state: 'already'; email: string }
  | { state: EndedLink }
  | { state: Breakdown }
