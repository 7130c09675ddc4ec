import type { WithdrawalState } from '~/domain/membership/withdrawal'
import type { FormAnswer } from '~/platform/form-answer'

/** What Stripe says would follow, in words of the page's language; null where it was not asked. */
export type PlanInWords =
  | { kind: 'refund'; until: string; amount: string }
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

type Statement = { name: string; email: string; orderNumber: string }
export type WithdrawalStep =
  | { step: 'form' }
  /** What was typed is right and stands to be confirmed; `key` makes one statement of two presses. */
  | { step: 'review'; statement: Statement; key: string }
  | { step: 'done'; statement: Statement; receivedAt: string; state: WithdrawalState; amount: string | null }

export type WithdrawalAnswer = FormAnswer<never, never> & { at: WithdrawalStep }

/** Of the page that the mailed link opens. */
export type VerifyAnswer = {
  state: WithdrawalState | 'unreadable' | 'expired' | 'unexpected' | 'unreachable'
  amount: string | null
}
