import { findSubscription } from '~/data/payments/subscriptions.server'
import { PREMIUM_PATH } from '~/domain/membership/premium/premium-path'
import { askSubscription } from '~/platform/payments/ask-subscription.server'
import { forgetIfGone } from '~/platform/payments/customer.server'
import { askStripe, type StripeFailure } from '~/platform/payments/stripe.server'
import type { Context } from '~/platform/server/context.server'
import { siteOrigin } from '~/platform/server/origin.server'
import type { Viewer } from '~/platform/server/session.server'
import type { PremiumOutcome } from './outcome'

const AWAY: PremiumOutcome = { ok: false, error: 'stripeAway' }
const GONE: PremiumOutcome = { ok: false, error: 'customerGone' }

/** What a question to Stripe that failed comes to: it may have failed because the customer is there no longer. */
async function failed(context: Context, customerId: string, failure: StripeFailure): Promise<PremiumOutcome> {
  const isGone = failure === 'missing' ? await forgetIfGone(context, customerId) : null
  return isGone?.ok && isGone.value ? GONE : AWAY
}

/** Leads to Stripe's page with card and invoices, or straight to another card or the end of the subscription. */
export async function openPortal(
  context: Context,
  request: Request,
  viewer: Viewer,
  purpose: 'portal' | 'card' | 'cancel',
): Promise<PremiumOutcome> {
  const known = await findSubscription(context.db, viewer.id)
  if (!known) return GONE
  const backUrl = `${siteOrigin(context, request)}${PREMIUM_PATH}&back=1`
  const completion = { type: 'redirect' as const, redirect: { return_url: backUrl } }
  const subscription = known.stripeSubscriptionId
  const flow =
    purpose === 'card'
      ? { type: 'payment_method_update' as const, after_completion: completion }
      : purpose === 'cancel' && subscription
        ? {
            type: 'subscription_cancel' as const,
            subscription_cancel: { subscription },
            after_completion: completion,
          }
        : null
  const open = (way: typeof flow) =>
    askStripe(context.settings, purpose, (stripe) =>
      stripe.billingPortal.sessions.create({
        ...{ customer: known.stripeCustomerId, return_url: backUrl, locale: viewer.language },
        ...(way && { flow_data: way }),
      }),
    )
  const opened = await open(flow)
  // Where there is no straight way, as to the end of what was cancelled in another window, the whole page says how it stands.
  const isNoWay = !opened.ok && (opened.failure === 'refused' || opened.failure === 'missing')
  const whole = isNoWay && flow ? await open(null) : opened
  return whole.ok ? { ok: true, leadsTo: whole.value.url } : failed(context, known.stripeCustomerId, whole.failure)
}

/** Lets a subscription that was cancelled go on, as long as it has not ended. */
export async function resume(context: Context, viewer: Viewer): Promise<PremiumOutcome> {
  const known = await findSubscription(context.db, viewer.id)
  const id = known?.stripeSubscriptionId
  if (!known || !id) return GONE
  const resumed = await askStripe(context.settings, 'resume', async (stripe) => {
    const { cancel_at_period_end: atPeriodEnd, cancel_at: at } = await stripe.subscriptions.retrieve(id)
    // Stripe keeps an end by the period and an end by the clock apart.
    if (atPeriodEnd) return stripe.subscriptions.update(id, { cancel_at_period_end: false })
    return at === null ? null : stripe.subscriptions.update(id, { cancel_at: '' })
  })
  if (!resumed.ok) {
    const outcome = await failed(context, known.stripeCustomerId, resumed.failure)
    // It has ended meanwhile: what the page shows next is how it stands.
    if (outcome === AWAY && resumed.failure !== 'unreachable') {
      await askSubscription(context, known.stripeCustomerId, new Date())
    }
    return outcome
  }
  await askSubscription(context, known.stripeCustomerId, new Date())
  return (await findSubscription(context.db, viewer.id)) ? { ok: true, done: 'resumed' } : GONE
}

/** Pays what is open with the card that Stripe has now; where the bank wants to be asked, leads to Stripe's page for that. */
export async function payOpen(context: Context, viewer: Viewer): Promise<PremiumOutcome> {
  const known = await findSubscription(context.db, viewer.id)
  if (!known) return GONE
  const customer = known.stripeCustomerId
  const open = await askStripe(context.settings, 'open invoices', (stripe) =>
    stripe.invoices.list({ customer, status: 'open', limit: 1 }),
  )
  if (!open.ok) return failed(context, customer, open.failure)
  const [invoice] = open.value.data
  if (invoice) {
    // No key of our own: an invoice is paid once whatever is pressed, and by a key Stripe would decline the next card as the last.
    const paid = await askStripe(context.settings, 'pay', (stripe) => stripe.invoices.pay(invoice.id))
    if (!paid.ok && paid.code?.includes('requires_action') && invoice.hosted_invoice_url) {
      return { ok: true, leadsTo: invoice.hosted_invoice_url }
    }
    if (!paid.ok && paid.failure === 'declined') return { ok: false, error: 'declined' }
    if (!paid.ok && !(await isPaid(context, invoice.id))) return AWAY
  }
  await askSubscription(context, customer, new Date())
  return { ok: true, done: 'paid' }
}

/** Whether another press, or Stripe by itself, was faster. */
async function isPaid({ settings }: Context, invoiceId: string): Promise<boolean> {
  const found = await askStripe(settings, 'open invoice', (stripe) => stripe.invoices.retrieve(invoiceId))
  return found.ok && found.value.status === 'paid'
}
