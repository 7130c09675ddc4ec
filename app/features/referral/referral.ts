import type { RewardKind } from '~/domain/membership/premium/referrals'

/**
 * A reward as its row says it. `taken`: all of it went with a refund; `due`: on its way to what is paid
 * next, where `applied` has arrived; `waiting`: for the member to have Premium.
 */
export type Reward = {
  id: string
  kind: RewardKind
  /** In words of the reader's language. */
  amount: string
  /** ISO 8601. */
  at: string
  state: 'applied' | 'due' | 'waiting' | 'taken'
  /** A part of it went with a refund. */
  isReduced: boolean
}

/** What the tab "Referral" shows. Money in words. */
export type ReferralData = {
  code: string
  link: string
  stats: { total: number; successful: number; earned: string }
  rewards: Reward[]
  /** There are older rewards than those. */
  hasMore: boolean
  /** What a friend's first month of Premium brings to each of the two. */
  example: string
}
