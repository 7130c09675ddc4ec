import { redirect } from '@remix-run/cloudflare'
import { listPayments } from '~/data/payments/payments.server'
import { findPremium, findSubscription } from '~/data/payments/subscriptions.server'
import { formatEuro, PREMIUM_PRICE_EUR_CENTS } from '~/domain/membership/premium/premium'
import { PREMIUM_PATH } from '~/domain/membership/premium/premium-path'
import { dateFormat } from '~/locales/date-format'
import { askSubscription } from '~/platform/payments/ask-subscription.server'
import { isSelling } from '~/platform/payments/stripe.server'
import type { Context } from '~/platform/server/context.server'
import { languageOf } from '~/platform/server/i18n.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import type { PremiumData } from './premium'
import { hasPremiumNow, stateOf } from './premium-state'

const PAYMENTS_SHOWN = 12
/** Each look that asks Stripe; the page that waits for a payment looks every few seconds. */
const ASKS_AN_HOUR = 300

/** The tab "Premium". Who comes back from Stripe's pages sees what they did there, whether its word has arrived or not. */
export async function loadPremium(context: Context, viewer: Viewer, request: Request): Promise<PremiumData> {
  const { searchParams } = new URL(request.url)
  const checkout = searchParams.get('checkout')
  const isBack = checkout !== null || searchParams.has('back')
  const now = new Date()
  if (isBack && isSelling(context.settings)) await askAgain(context, viewer, now)
  const [premium, subscription, payments, language] = await Promise.all([
    findPremium(context.db, viewer.id),
    findSubscription(context.db, viewer.id),
    listPayments(context.db, viewer.id, PAYMENTS_SHOWN),
    languageOf(request),
  ])
  const isPremium = hasPremiumNow(premium, now)
  if (checkout?.startsWith('cs_') && isPremium) throw redirect(`${PREMIUM_PATH}&bought=1`)
  const state = stateOf({ isPremium, subscription, now })
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
    arrival: arrivalOf(searchParams, isPremium),
  }
}

function arrivalOf(query: URLSearchParams, isPremium: boolean): PremiumData['arrival'] {
  if (isPremium) return query.has('bought') ? 'bought' : null
  const checkout = query.get('checkout')
  if (checkout === 'left') return 'left'
  return checkout?.startsWith('cs_') ? 'waiting' : null
}

/** Where Stripe cannot be asked now, its word comes by itself. */
async function askAgain(context: Context, viewer: Viewer, now: Date): Promise<void> {
  const known = await findSubscription(context.db, viewer.id)
  if (!known) return
  const limit = { name: 'premium.ask', subject: viewer.id, most: ASKS_AN_HOUR, seconds: 3600 }
  if ((await spend(context, [limit])) === null) await askSubscription(context, known.stripeCustomerId, now)
}
