// The price of Premium, and until when a subscription grants it: the one place of these numbers.

/** A month of Premium. */
export const PREMIUM_PRICE_EUR_CENTS = 1999
export const PREMIUM_CURRENCY = 'eur'

/** A member whose renewal could not be paid keeps Premium so long, counted from the end of what was paid. */
export const GRACE_DAYS = 7
/** Stripe's event about a renewal may be late: until then a member who has most likely paid keeps Premium. */
export const RENEWAL_LEEWAY_HOURS = 24
/** How long before a renewal the reminder is mailed. */
export const RENEWAL_NOTICE_DAYS = 3

const HOUR_MILLISECONDS = 3_600_000
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS

/** Stripe's statuses. */
export const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** A subscription as far as it says how long Premium lasts. `endsAt`: when it ends or has ended, where that is settled. */
export type SubscriptionTerm = {
  status: SubscriptionStatus
  periodStart: Date
  periodEnd: Date
  endsAt: Date | null
}

/** Whether payment of the current period has failed. */
export const isUnpaid = (status: SubscriptionStatus | null): boolean => status === 'past_due' || status === 'unpaid'

const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)

/** The end of Premium by a subscription (exclusive); null where it grants none. */
export function premiumUntil({ status, periodStart, periodEnd, endsAt }: SubscriptionTerm): Date | null {
  switch (status) {
    case 'active':
    case 'trialing':
      return endsAt ?? later(periodEnd, RENEWAL_LEEWAY_HOURS * HOUR_MILLISECONDS)
    case 'past_due':
    case 'unpaid': {
      // The period that failed has begun already: what was paid ended where it starts.
      const grace = later(periodStart, GRACE_DAYS * DAY_MILLISECONDS)
      return endsAt && endsAt < grace ? endsAt : grace
    }
    case 'canceled':
      return endsAt
    default:
      return null
  }
}

/** Whether a subscription isn't over, so that a second one would be charged beside it. */
export const isLive = (status: SubscriptionStatus | null): boolean =>
  status !== null && status !== 'canceled' && status !== 'incomplete_expired'

/** A sum in euro as a reader writes it: `€19.99`, `19,99 €`. */
export const formatEuro = (cents: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(cents / 100)

/** The tab of the settings that explains and sells Premium. */
export const PREMIUM_PATH = '/app/settings?tab=premium'
