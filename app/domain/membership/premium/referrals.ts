// Referral codes, and the rewards once an invited member pays: the one place of these numbers.

/** The share of the first paid invoice that each of the two gets. */
export const REWARD_PERCENT = 10

/** An `earning` for the inviter and an equal `credit` for the invited; Stripe deducts both from the next charge. */
export const REWARD_KINDS = ['earning', 'credit'] as const
export type RewardKind = (typeof REWARD_KINDS)[number]

/** How long the browser keeps the referral code. */
export const REFERRAL_COOKIE_DAYS = 30

/** The reward for so many cents that stay paid, in cents, a half rounded up; never below zero. */
export const rewardCents = (paidCents: number): number =>
  Math.max(0, Math.floor((Math.round(paidCents) * REWARD_PERCENT + 50) / 100))

/** What is left of a reward when so much of its invoice was paid back: the reward for the rest. In cents. */
export const rewardAfterRefund = (paid: { paidCents: number; refundedCents: number }): number =>
  rewardCents(paid.paidCents - Math.max(0, paid.refundedCents))

/** No 0/O, 1/I/L: a code is read aloud and typed from paper. */
const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const CODE_LENGTH = 8

/** What a referral code may look like when a person types it. */
export const REFERRAL_CODE_PATTERN = /^[A-Za-z0-9]{3,10}$/

/** The form in which codes are stored and compared. */
export function toReferralCode(typed: string): string {
  return typed.trim().toUpperCase()
}

/** A new code from random bytes; bytes beyond the last whole multiple of the alphabet are skipped to keep letters equally likely. */
export function createReferralCode(randomBytes: (count: number) => Uint8Array): string {
  const limit = 256 - (256 % CODE_ALPHABET.length)
  let code = ''
  while (code.length < CODE_LENGTH) {
    for (const byte of randomBytes(CODE_LENGTH)) {
      if (byte < limit && code.length < CODE_LENGTH) code += CODE_ALPHABET[byte % CODE_ALPHABET.length]
    }
  }
  return code
}

/** The link of an invitation: it stores the code in the browser and opens registration. */
export const joinPath = (code: string) => `/join?ref=${code}`
