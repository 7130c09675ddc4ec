import { isPremiumAt } from '~/domain/membership/premium/entitlements'
import type { SubscriptionStatus } from '~/domain/membership/premium/premium'
import type { PremiumState } from './premium'

type Known = { status: SubscriptionStatus | null; endsAt: Date | null } | null

/** Whether a member's row says Premium at this moment. */
export const hasPremiumNow = (
  { isPremium, premiumExpiresAt }: { isPremium: boolean; premiumExpiresAt: Date | null },
  now: Date,
): boolean => isPremiumAt({ hasPremium: isPremium, premiumExpiresAt }, now)

type Standing = { isPremium: boolean; subscription: Known; now: Date }

/** How it stands, from what the member has and what Stripe said last. */
export function stateOf({ isPremium, subscription, now }: Standing): PremiumState {
  switch (subscription?.status) {
    case 'active':
    case 'trialing':
      if (isPremium) return subscription.endsAt ? 'ending' : 'active'
      // The end has passed and Stripe has not said so yet; or the renewal is long overdue.
      return subscription.endsAt && subscription.endsAt <= now ? 'none' : 'lapsed'
    case 'past_due':
    case 'unpaid':
      return isPremium ? 'grace' : 'lapsed'
    default:
      return isPremium ? 'given' : 'none'
  }
}

/** Whether there is nothing yet that a second subscription would be paid beside. */
export const mayBuy = (state: PremiumState): boolean => state === 'none' || state === 'given'
