import { data, redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import { giveConsent } from '~/data/accounts/consents.server'
import { hashToken } from '~/data/accounts/tokens.server'
import { findPremium, findSubscription, keepCheckout } from '~/data/payments/subscriptions.server'
import { CONSENT_VERSIONS } from '~/domain/membership/account/consents'
import { PREMIUM_PATH } from '~/domain/membership/premium/premium'
import { WITHDRAWAL_DAYS } from '~/domain/membership/premium/withdrawal'
import { type FormAnswer, NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { deliverMails } from '~/platform/mail/mail-outbox.server'
import {
  callStripe,
  forgetIfGone,
  isSelling,
  readWebhook,
  requireCustomer,
  type StripeFailure,
} from '~/platform/payments/stripe.server'
import { isPremiumPrice, SITE } from '~/platform/payments/stripe-objects'
import { syncSubscription } from '~/platform/payments/subscription-effect.server'
import { takeEvent } from '~/platform/payments/take-event.server'
import type { Context } from '~/platform/server/context.server'
import { siteOrigin } from '~/platform/server/env.server'
import { refuse } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { notFound } from '~/platform/server/http.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { logEvent, toErrorFields, tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { hasPremiumNow, mayBuy, toPremiumState } from './premium-state'

/** `portal` shows card and invoices at Stripe; `pay` pays the open invoice. */
const PREMIUM_INTENTS = ['upgrade', 'portal', 'card', 'cancel', 'resume', 'pay'] as const
export type PremiumIntent = (typeof PREMIUM_INTENTS)[number]

type PremiumError = 'notSelling' | 'stripeAway' | 'declined' | 'alreadyPremium' | 'customerGone'
export type PremiumAnswer = FormAnswer<PremiumError, 'resumed' | 'paid'>

/** `leadsTo`: a page of Stripe's. */
type PremiumOutcome =
  | { ok: true; leadsTo: string }
  | { ok: true; done: NonNullable<PremiumAnswer['done']> }
  | { ok: false; error: PremiumError }

const intentField = z.enum(PREMIUM_INTENTS)
const REQUESTS_AN_HOUR = 60

type Handler = (context: Context, request: Request, viewer: Viewer) => Promise<PremiumOutcome>

const HANDLERS: Record<PremiumIntent, Handler> = {
  upgrade: openCheckout,
  portal: (context, request, viewer) => openPortal(context, request, viewer, 'portal'),
  card: (context, request, viewer) => openPortal(context, request, viewer, 'card'),
  cancel: (context, request, viewer) => openPortal(context, request, viewer, 'cancel'),
  resume: (context, _, viewer) => resumeSubscription(context, viewer),
  pay: (context, _, viewer) => payOpenInvoice(context, viewer),
}

const STATUS = { notSelling: 503, stripeAway: 503, declined: 422, alreadyPremium: 409, customerGone: 409 } as const

/** Answers every form of the tab "Premium". Payment happens at Stripe, where a redirect leads. */
export async function answerPremium(context: Context, request: Request) {
  const form = await request.formData()
  const parsed = intentField.safeParse(form.get('intent'))
  if (!parsed.success) return refuse<PremiumAnswer>({ ...NO_FORM_ANSWER, error: 'unexpected' }, 400)
  const intent = parsed.data
  const blank: PremiumAnswer = { ...NO_FORM_ANSWER, intent }
  const viewer = await findMember(context)
  if (!viewer) return refuse<PremiumAnswer>({ ...blank, error: 'signedOut' }, 401)
  if (!isSelling(context.settings)) return refuse<PremiumAnswer>({ ...blank, error: 'notSelling' }, STATUS.notSelling)
  if (intent === 'upgrade' && form.get('start_now') !== 'on') {
    return refuse<PremiumAnswer>({ ...blank, problems: { start_now: 'startNow.missing' } }, 400)
  }
  const wait = await spend(context, [
    { name: 'premium.act', subject: viewer.id, most: REQUESTS_AN_HOUR, seconds: 3600 },
  ])
  if (wait !== null) return refuse<PremiumAnswer>({ ...blank, error: 'tooMany' }, 429, wait)
  const outcome = await tryOrLog(context, 'premium.failed', () => HANDLERS[intent](context, request, viewer))
  if (outcome === null) return refuse<PremiumAnswer>({ ...blank, error: 'unexpected' }, 500)
  if (!outcome.ok) return refuse<PremiumAnswer>({ ...blank, error: outcome.error }, STATUS[outcome.error])
  return 'leadsTo' in outcome ? redirect(outcome.leadsTo, 303) : data<PremiumAnswer>({ ...blank, done: outcome.done })
}

/** Leads to Stripe's checkout and stores the consent that Premium begins at once, without which nothing is sold. */
async function openCheckout(context: Context, request: Request, viewer: Viewer): Promise<PremiumOutcome> {
  const outcome = await findCheckout(context, request, viewer)
  if (outcome.ok) {
    // The language of the page, in which the wording was read; the account's may differ.
    const language = await languageOf(request)
    await giveConsent(context.db, { memberId: viewer.id, purpose: 'premium_start', language, now: new Date() })
  }
  return outcome
}

/** Finds or creates the checkout. A member has one open checkout at a time, so that no one pays twice. */
async function findCheckout(context: Context, request: Request, viewer: Viewer): Promise<PremiumOutcome> {
  const { db, settings } = context
  const customer = await requireCustomer(context, viewer)
  if (!customer.ok) return { ok: false, error: 'stripeAway' }
  const known = await findSubscription(db, viewer.id)
  if (known?.checkoutId) {
    const { checkoutId } = known
    const last = await callStripe(settings, 'last checkout', (stripe) => stripe.checkout.sessions.retrieve(checkoutId))
    if (!last.ok && last.failure !== 'missing') return { ok: false, error: 'stripeAway' }
    if (last.ok && last.value.status === 'open' && last.value.url) return { ok: true, leadsTo: last.value.url }
    if (!(await syncSubscription(context, customer.value, new Date()))) return { ok: false, error: 'stripeAway' }
  }
  if (!(await canBuy(context, viewer.id))) return { ok: false, error: 'alreadyPremium' }
  return createCheckout(context, request, viewer, { customer: customer.value, last: known?.checkoutId ?? null })
}

async function canBuy({ db }: Context, memberId: string): Promise<boolean> {
  const now = new Date()
  const [premium, subscription] = await Promise.all([findPremium(db, memberId), findSubscription(db, memberId)])
  return mayBuy(toPremiumState({ isPremium: hasPremiumNow(premium, now), subscription, now }))
}

async function createCheckout(
  context: Context,
  request: Request,
  viewer: Viewer,
  { customer, last }: { customer: string; last: string | null },
): Promise<PremiumOutcome> {
  const { db, settings } = context
  const back = `${siteOrigin(context, request)}${PREMIUM_PATH}`
  // Stripe stores the consent's version with the subscription.
  const metadata = { user_id: viewer.id, site: SITE, start_consent: CONSENT_VERSIONS.premium_start }
  const language = await languageOf(request)
  const t = translator(language, 'premium')
  const checkout = {
    ...{ mode: 'subscription' as const, customer, client_reference_id: viewer.id, locale: language },
    line_items: [{ price: settings.STRIPE_PRICE_ID ?? '', quantity: 1 }],
    ...{ metadata, subscription_data: { metadata } },
    custom_text: { submit: { message: t('checkout', { days: WITHDRAWAL_DAYS }) } },
    // Stripe fills in the id of the checkout.
    success_url: `${back}&checkout={CHECKOUT_SESSION_ID}`,
    cancel_url: `${back}&checkout=left`,
  }
  // Concurrent requests share the key, so that Stripe returns one checkout to both.
  const idempotencyKey = `checkout-${await hashToken(JSON.stringify([checkout, last]))}`
  const opened = await callStripe(settings, 'checkout', async (stripe) => {
    const price = await stripe.prices.retrieve(settings.STRIPE_PRICE_ID ?? '')
    if (!isPremiumPrice(price as Parameters<typeof isPremiumPrice>[0])) return null
    return stripe.checkout.sessions.create(checkout, { idempotencyKey })
  })
  if (opened.ok && opened.value?.url) {
    await keepCheckout(db, viewer.id, opened.value.id)
    return { ok: true, leadsTo: opened.value.url }
  }
  if (opened.ok) logEvent('error', 'payments.price_differs', { priceId: settings.STRIPE_PRICE_ID })
  return { ok: false, error: 'stripeAway' }
}

const STRIPE_UNREACHABLE: PremiumOutcome = { ok: false, error: 'stripeAway' }
const CUSTOMER_GONE: PremiumOutcome = { ok: false, error: 'customerGone' }

/** The outcome of a failed request to Stripe, which may have failed because the customer was deleted. */
async function toFailure(context: Context, customerId: string, failure: StripeFailure): Promise<PremiumOutcome> {
  const isGone = failure === 'missing' ? await forgetIfGone(context, customerId) : null
  return isGone?.ok && isGone.value ? CUSTOMER_GONE : STRIPE_UNREACHABLE
}

/** Leads to Stripe's customer portal, or within it straight to the card or the cancellation. */
async function openPortal(
  context: Context,
  request: Request,
  viewer: Viewer,
  purpose: 'portal' | 'card' | 'cancel',
): Promise<PremiumOutcome> {
  const known = await findSubscription(context.db, viewer.id)
  if (!known) return CUSTOMER_GONE
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
  const open = (flowData: typeof flow) =>
    callStripe(context.settings, purpose, (stripe) =>
      stripe.billingPortal.sessions.create({
        ...{ customer: known.stripeCustomerId, return_url: backUrl, locale: viewer.language },
        ...(flowData && { flow_data: flowData }),
      }),
    )
  const opened = await open(flow)
  // A flow may be refused, such as cancelling what was cancelled in another window; the whole portal still opens.
  const isFlowRefused = !opened.ok && (opened.failure === 'refused' || opened.failure === 'missing')
  const portal = isFlowRefused && flow ? await open(null) : opened
  return portal.ok
    ? { ok: true, leadsTo: portal.value.url }
    : toFailure(context, known.stripeCustomerId, portal.failure)
}

/** Resumes a cancelled subscription that hasn't ended yet. */
async function resumeSubscription(context: Context, viewer: Viewer): Promise<PremiumOutcome> {
  const known = await findSubscription(context.db, viewer.id)
  const id = known?.stripeSubscriptionId
  if (!known || !id) return CUSTOMER_GONE
  const resumed = await callStripe(context.settings, 'resume', async (stripe) => {
    const { cancel_at_period_end: atPeriodEnd, cancel_at: at } = await stripe.subscriptions.retrieve(id)
    // Stripe stores an end by period and an end by date separately.
    if (atPeriodEnd) return stripe.subscriptions.update(id, { cancel_at_period_end: false })
    return at === null ? null : stripe.subscriptions.update(id, { cancel_at: '' })
  })
  if (!resumed.ok) {
    const outcome = await toFailure(context, known.stripeCustomerId, resumed.failure)
    // It may have ended meanwhile, which the page then shows.
    if (outcome === STRIPE_UNREACHABLE && resumed.failure !== 'unreachable') {
      await syncSubscription(context, known.stripeCustomerId, new Date())
    }
    return outcome
  }
  await syncSubscription(context, known.stripeCustomerId, new Date())
  return (await findSubscription(context.db, viewer.id)) ? { ok: true, done: 'resumed' } : CUSTOMER_GONE
}

/** Pays the open invoice with the stored card, or leads to Stripe's page where the bank asks for authentication. */
async function payOpenInvoice(context: Context, viewer: Viewer): Promise<PremiumOutcome> {
  const known = await findSubscription(context.db, viewer.id)
  if (!known) return CUSTOMER_GONE
  const customer = known.stripeCustomerId
  const open = await callStripe(context.settings, 'open invoices', (stripe) =>
    stripe.invoices.list({ customer, status: 'open', limit: 1 }),
  )
  if (!open.ok) return toFailure(context, customer, open.failure)
  const [invoice] = open.value.data
  if (invoice) {
    // No idempotency key: Stripe pays an invoice once anyway, and with a key would repeat the decline for the next card.
    const paid = await callStripe(context.settings, 'pay', (stripe) => stripe.invoices.pay(invoice.id))
    if (!paid.ok && paid.code?.includes('requires_action') && invoice.hosted_invoice_url) {
      return { ok: true, leadsTo: invoice.hosted_invoice_url }
    }
    if (!paid.ok && paid.failure === 'declined') return { ok: false, error: 'declined' }
    if (!paid.ok && !(await isPaid(context, invoice.id))) return STRIPE_UNREACHABLE
  }
  await syncSubscription(context, customer, new Date())
  return { ok: true, done: 'paid' }
}

/** Whether another request or Stripe itself has paid it meanwhile. */
async function isPaid({ settings }: Context, invoiceId: string): Promise<boolean> {
  const found = await callStripe(settings, 'open invoice', (stripe) => stripe.invoices.retrieve(invoiceId))
  return found.ok && found.value.status === 'paid'
}

/**
 * Handles a webhook of Stripe. 400: the signature is wrong or too old; 500: processing failed, and Stripe sends it again; otherwise
 * 200, also for an event that was processed already or changes nothing.
 */
export async function answerWebhook(context: Context, request: Request): Promise<Response> {
  const { settings, requestId } = context
  if (!isSelling(settings)) throw notFound()
  const body = await request.text()
  try {
    const event = await readWebhook(settings, body, request.headers.get('Stripe-Signature') ?? '')
    if (!event) {
      logEvent('warn', 'payments.webhook_refused', { requestId })
      return new Response('Bad signature', { status: 400 })
    }
    const taken = await takeEvent(context, event, new Date())
    if (taken === 'applied') context.waitUntil(sendMails(context))
    return new Response(taken)
  } catch (error) {
    // What it says of an object that could not be read names its fields, not what they hold.
    logEvent('error', 'payments.webhook_failed', { requestId, ...toErrorFields(error) })
    return new Response('Try again', { status: 500 })
  }
}

const sendMails = ({ bindings, requestId }: Context) =>
  deliverMails(bindings, { now: Date.now() }).catch((error: unknown) => {
    logEvent('error', 'mail.round_failed', { requestId, ...toErrorFields(error) })
  })
