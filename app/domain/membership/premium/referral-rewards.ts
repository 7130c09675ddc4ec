// What an invitation brings once who came by it pays: the one place of these numbers.

/** Of what was paid of the first paid invoice, to each of the two. */
export const REWARD_PERCENT = 10

/** Whoever invited earns, whoever came gets a credit; both are as much, and both are taken off what Stripe charges next. */
export const REWARD_KINDS = ['earning', 'credit'] as const
export type RewardKind = (typeof REWARD_KINDS)[number]

/** How long the browser remembers by whose invitation it came. */
export const REFERRAL_COOKIE_DAYS = 30

/** The reward for so many cents that stay paid, in cents, a half rounded up; never below zero. */
export const rewardCents = (paidCents: number): number =>
  Math.max(0, Math.floor((Math.round(paidCents) * REWARD_PERCENT + 50) / 100))

/** What is left of a reward when so much of its invoice was paid back: the reward for the rest. In cents. */
export const rewardAfterRefund = (paid: { paidCents: number; refundedCents: number }): number =>
  rewardCents(paid.paidCents - Math.max(0, paid.refundedCents))
