import { hashToken } from '~/data/accounts/token.server'
import { giveConsent } from '~/data/consents.server'
import { findPremium, findSubscription, keepCheckout } from '~/data/payments/subscriptions.server'
import { CONSENT_VERSIONS } from '~/domain/membership/account/consents'
import { PREMIUM_PATH } from '~/domain/membership/premium/premium-path'
import { WITHDRAWAL_DAYS } from '~/domain/membership/premium/withdrawal'
import { askSubscription } from '~/platform/payments/ask-subscription.server'
import { requireCustomer } from '~/platform/payments/customer.server'
import { isPremiumPrice, SITE } from '~/platform/payments/honoured'
import { askStripe } from '~/platform/payments/stripe.server'
import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { logEvent } from '~/platform/server/log.server'
import { siteOrigin } from '~/platform/server/origin.server'
import type { Viewer } from '~/platform/server/session.server'
import type { PremiumOutcome } from './outcome'
import { hasPremiumNow, mayBuy, stateOf } from './premium-state'

/** Leads to Stripe's checkout who has asked for Premium to begin at once, and notes that: without it nothing is sold. */
export async function openCheckout(context: Context, request: Request, viewer: Viewer): Promise<PremiumOutcome> {
  const outcome = await findCheckout(context, request, viewer)
  if (outcome.ok) {
    // That of the page, in which the wording was read; the account may be in another.
    const language = await languageOf(request)
    await giveConsent(context.db, { memberId: viewer.id, purpose: 'premium_start', language, now: new Date() })
  }
  return outcome
}

/**
 * The checkout to go to. A member has one that is open at a time, however often they press and in however many windows:
 * so nobody pays twice. The price is the site's own, and checked before anybody pays it.
 */
async function findCheckout(context: Context, request: Request, viewer: Viewer): Promise<PremiumOutcome> {
  const { db, settings } = context
  const customer = await requireCustomer(context, viewer)
  if (!customer.ok) return { ok: false, error: 'stripeAway' }
  const known = await findSubscription(db, viewer.id)
  if (known?.checkoutId) {
    const { checkoutId } = known
    const last = await askStripe(settings, 'last checkout', (stripe) => stripe.checkout.sessions.retrieve(checkoutId))
    if (!last.ok && last.failure !== 'missing') return { ok: false, error: 'stripeAway' }
    if (last.ok && last.value.status === 'open' && last.value.url) return { ok: true, leadsTo: last.value.url }
    if (!(await askSubscription(context, customer.value, new Date()))) return { ok: false, error: 'stripeAway' }
  }
  if (!(await canBuy(context, viewer.id))) return { ok: false, error: 'alreadyPremium' }
  return createCheckout(context, request, viewer, { customer: customer.value, last: known?.checkoutId ?? null })
}

async function canBuy({ db }: Context, memberId: string): Promise<boolean> {
  const now = new Date()
  const [premium, subscription] = await Promise.all([findPremium(db, memberId), findSubscription(db, memberId)])
  return mayBuy(stateOf({ isPremium: hasPremiumNow(premium, now), subscription, now }))
}

async function createCheckout(
  context: Context,
  request: Request,
  viewer: Viewer,
  { customer, last }: { customer: string; last: string | null },
): Promise<PremiumOutcome> {
  const { db, settings } = context
  const back = `${siteOrigin(context, request)}${PREMIUM_PATH}`
  // Stripe keeps with the subscription in which wording it was asked for.
  const metadata = { user_id: viewer.id, site: SITE, start_consent: CONSENT_VERSIONS.premium_start }
  const language = await languageOf(request)
  const t = translator(language, 'premium')
  const asked = {
    ...{ mode: 'subscription' as const, customer, client_reference_id: viewer.id, locale: language },
    line_items: [{ price: settings.STRIPE_PRICE_ID ?? '', quantity: 1 }],
    ...{ metadata, subscription_data: { metadata } },
    custom_text: { submit: { message: t('checkout', { days: WITHDRAWAL_DAYS }) } },
    // Stripe puts the name of the checkout there.
    success_url: `${back}&checkout={CHECKOUT_SESSION_ID}`,
    cancel_url: `${back}&checkout=left`,
  }
  // Two presses at once ask the same, after the same checkout: Stripe gives both the same one.
  const idempotencyKey = `checkout-${await hashToken(JSON.stringify([asked, last]))}`
  const opened = await askStripe(settings, 'checkout', async (stripe) => {
    const price = await stripe.prices.retrieve(settings.STRIPE_PRICE_ID ?? '')
    if (!isPremiumPrice(price as Parameters<typeof isPremiumPrice>[0])) return null
    return stripe.checkout.sessions.create(asked, { idempotencyKey })
  })
  if (opened.ok && opened.value?.url) {
    await keepCheckout(db, viewer.id, opened.value.id)
    return { ok: true, leadsTo: opened.value.url }
  }
  if (opened.ok) logEvent('error', 'payments.price_differs', { priceId: settings.STRIPE_PRICE_ID })
  return { ok: false, error: 'stripeAway' }
}
