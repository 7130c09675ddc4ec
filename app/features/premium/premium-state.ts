import { isPremiumAt } from '~/domain/membership/premium/entitlements'
import type { SubscriptionStatus } from '~/domain/membership/premium/premium'

/** `given`: Premium without a subscription. `lapsed`: not paid, and the grace period is over. */
export type PremiumState = 'none' | 'given' | 'active' | 'ending' | 'grace' | 'lapsed'

type StateInput = {
  isPremium: boolean
  subscription: { status: SubscriptionStatus | null; endsAt: Date | null } | null
  now: Date
}

/** Whether a member's row says Premium at this moment. */
export const hasPremiumNow = (
  { isPremium, premiumExpiresAt }: { isPremium: boolean; premiumExpiresAt: Date | null },
  now: Date,
): boolean => isPremiumAt({ hasPremium: isPremium, premiumExpiresAt }, now)

/** The state by the member's row and the last update from Stripe. */
export function toPremiumState({ isPremium, subscription, now }: StateInput): PremiumState {
  switch (subscription?.status) {
    case 'active':
    case 'trialing':
      if (isPremium) return subscription.endsAt ? 'ending' : 'active'
      // The end has passed before Stripe reported it, or the renewal is long overdue.
      return subscription.endsAt && subscription.endsAt <= now ? 'none' : 'lapsed'
    case 'past_due':
    case 'unpaid':
      return isPremium ? 'grace' : 'lapsed'
    default:
      return isPremium ? 'given' : 'none'
  }
}

/** Whether the member may subscribe, that is, has no subscription yet. */
export const mayBuy = (state: PremiumState): boolean => state === 'none' || state === 'given'
