import { redirect } from '@remix-run/cloudflare'
import { listPayments } from '~/data/payments/payments.server'
import { countUsed, findPremium, findSubscription } from '~/data/payments/subscriptions.server'
import { type Limited, usageOf } from '~/domain/membership/premium/entitlements'
import { formatEuro, PREMIUM_PATH, PREMIUM_PRICE_EUR_CENTS } from '~/domain/membership/premium/premium'
import { dateFormat } from '~/locales/date-format'
import { isSelling } from '~/platform/payments/stripe.server'
import { syncSubscription } from '~/platform/payments/subscription-effect.server'
import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { formatUsageDate } from '~/platform/server/usage-line.server'
import { hasPremiumNow, type PremiumState, toPremiumState } from './premium-state'

export type PremiumPayment = {
  invoiceId: string
  number: string | null
  /** Formatted in the language of the page. */
  paidOn: string
  amount: string
  /** The refunded amount, null where nothing was refunded. */
  refunded: string | null
  /** A chargeback by the payer's bank, null where there is none. */
  dispute: 'open' | 'lost' | null
}

export type PremiumData = {
  /** Whether payments are set up on this site. */
  isSelling: boolean
  price: string
  state: PremiumState
  /** The formatted day it renews, ends, or the grace period is over; null where there is none. */
  until: string | null
  payments: PremiumPayment[]
  /** Back from the checkout: `bought`; `left` without having paid; `waiting` for Stripe to report the payment. */
  arrival: 'bought' | 'left' | 'waiting' | null
}

const PAYMENTS_SHOWN = 12
/** Requests to Stripe; the page that waits for a payment polls every few seconds. */
const ASKS_AN_HOUR = 300

/** Loads the tab "Premium". After a visit to Stripe's pages it asks Stripe itself, since the webhook may not have arrived. */
export async function loadPremium(context: Context, viewer: Viewer, request: Request): Promise<PremiumData> {
  const { searchParams } = new URL(request.url)
  const checkout = searchParams.get('checkout')
  const isBack = checkout !== null || searchParams.has('back')
  const now = new Date()
  if (isBack && isSelling(context.settings)) await refreshSubscription(context, viewer, now)
  const [premium, subscription, payments, language] = await Promise.all([
    findPremium(context.db, viewer.id),
    findSubscription(context.db, viewer.id),
    listPayments(context.db, viewer.id, PAYMENTS_SHOWN),
    languageOf(request),
  ])
  const isPremium = hasPremiumNow(premium, now)
  if (checkout?.startsWith('cs_') && isPremium) throw redirect(`${PREMIUM_PATH}&bought=1`)
  const state = toPremiumState({ isPremium, subscription, now })
  const until = state === 'active' ? subscription?.periodEnd : state === 'lapsed' ? null : premium.premiumExpiresAt
  const day = dateFormat(language, await context.timeZone(), { dateStyle: 'long' })
  return {
    isSelling: isSelling(context.settings),
    price: formatEuro(PREMIUM_PRICE_EUR_CENTS, language),
    state,
    until: state !== 'none' && until ? day.format(until) : null,
    payments: payments.map(({ invoiceId, number, paidAt, amountPaidCents, refundedCents, dispute }) => ({
      ...{ invoiceId, number, paidOn: day.format(paidAt), amount: formatEuro(amountPaidCents, language) },
      refunded: refundedCents > 0 ? formatEuro(refundedCents, language) : null,
      dispute: dispute === 'won' ? null : dispute,
    })),
    arrival: readArrival(searchParams, isPremium),
  }
}

function readArrival(query: URLSearchParams, isPremium: boolean): PremiumData['arrival'] {
  if (isPremium) return query.has('bought') ? 'bought' : null
  const checkout = query.get('checkout')
  if (checkout === 'left') return 'left'
  return checkout?.startsWith('cs_') ? 'waiting' : null
}

/** Where Stripe can't be asked now, the webhook brings the update. */
async function refreshSubscription(context: Context, viewer: Viewer, now: Date): Promise<void> {
  const known = await findSubscription(context.db, viewer.id)
  if (!known) return
  const limit = { name: 'premium.ask', subject: viewer.id, most: ASKS_AN_HOUR, seconds: 3600 }
  if ((await spend(context, [limit])) === null) await syncSubscription(context, known.stripeCustomerId, now)
}

/** `again`: the formatted time when there is more, null where nothing was used. */
export type ShownUsage = { of: Limited; most: number; left: number; again: string | null }

/** Every free limit; with `isPremium` none applies. */
export type UsageData = { isPremium: boolean; limits: ShownUsage[] }

/** Loads what is left of every free limit of the viewer, in one round trip to the database. */
export async function loadUsage(context: Context, viewer: Viewer, request: Request): Promise<UsageData> {
  const now = new Date()
  const timeZone = await context.timeZone()
  const [used, language] = await Promise.all([
    countUsed(context.db, { memberId: viewer.id, now, timeZone }),
    languageOf(request),
  ])
  const t = translator(language, 'usage')
  return {
    isPremium: viewer.isPremium,
    limits: usageOf(used, { now, timeZone }).map(({ of, most, left, nextAt }) => {
      const date = nextAt && formatUsageDate(nextAt, of, language, timeZone)
      return { of, most, left, again: date && t(of === 'analyses' ? 'againMonth' : 'again', { most, date }) }
    }),
  }
}
