import { formatEuro } from '~/domain/membership/premium/premium'
import type { WithdrawalState } from '~/domain/membership/premium/withdrawal'
import type { Language } from '~/locales/language'
import type { Key } from '~/locales/translate'
import type { FormAnswer } from '~/platform/client/form-answer'

/** What Stripe says would follow, in words of the page's language; null where it was not asked. */
export type PlanInWords =
  /** `amount` is null where nothing is left to refund; `isInformed`: the checkout told of the right. */
  | { kind: 'refund'; until: string; amount: string | null; isInformed: boolean }
  | { kind: 'late'; endedOn: string; premiumUntil: string }
  | null

export type WithdrawalData = {
  title: string
  description: string
  /** False: nothing is sold on this site, so there is no contract to withdraw from. */
  isSelling: boolean
  price: string
  /** The signed-in member; `hasContract`: with a subscription, so that no address has to be verified. */
  member: { name: string; email: string; hasContract: boolean } | null
  plan: PlanInWords
}

/** What became of a statement; `amount` is null where nothing was refunded. */
export type Outcome = { state: WithdrawalState; amount: string | null }

type Statement = { name: string; email: string; orderNumber: string }
export type WithdrawalStep =
  | { step: 'form' }
  /** What was typed is right and stands to be confirmed; `key` makes one statement of two presses. */
  | { step: 'review'; statement: Statement; key: string }
  | ({ step: 'done'; statement: Statement; receivedAt: string; isMailed: boolean } & Outcome)

export type WithdrawalAnswer = FormAnswer<never, never> & { at: WithdrawalStep }

/** Of the page that the mailed link opens. */
export type VerifyAnswer = {
  state: WithdrawalState | 'unreadable' | 'expired' | 'unexpected' | 'unreachable'
  amount: string | null
}

/** The sum of a refund; null where nothing is refunded, which the page says in words. */
export const refundInWords = (cents: number | null, language: Language): string | null =>
  cents ? formatEuro(cents, language) : null

/** The text that says what became of a statement; where none is mailed, no mail is announced. */
export function outcomeKey({ state, amount }: Outcome, isMailed: boolean): Key<'withdrawal'> {
  if (state === 'refunded' && amount === null) return 'state.refundedNothing'
  if (!isMailed && (state === 'unverified' || state === 'accepted')) return `state.${state}Unmailed`
  return `state.${state}`
}
