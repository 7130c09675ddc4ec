import type { Stripe } from 'stripe'
import { hashToken } from '../../data/accounts/tokens.server'
import { findSubscription, forgetCustomer, keepCustomer } from '../../data/payments/subscriptions.server'
import type { Context } from '../server/context.server'
import type { Settings } from '../server/env.server'
import { logEvent } from '../server/log.server'
import { eventObject, type StripeEvent } from './stripe-objects'

const TIMEOUT_MILLISECONDS = 15_000

const clients = new WeakMap<Settings, Promise<Stripe>>()

/** Whether this site sells Premium. */
export const isSelling = (settings: Settings): boolean => settings.STRIPE_SECRET_KEY !== undefined

/** Stripe's library, loaded on first use because it's large and most requests don't need it. Throws if the site sells nothing. */
function stripeOf(settings: Settings): Promise<Stripe> {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base } = settings
  if (!key) throw new Error('Premium is not sold here: STRIPE_SECRET_KEY is not set')
  const known = clients.get(settings)
  if (known) return known
  const client = createClient(key, base)
  clients.set(settings, client)
  return client
}

async function createClient(key: string, base: string | undefined): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  const elsewhere = base ? new URL(base) : null
  return new StripeClient(key, {
    httpClient: StripeClient.createFetchHttpClient(),
    timeout: TIMEOUT_MILLISECONDS,
    // Retries use the same idempotency key, so that nothing is done twice.
    maxNetworkRetries: 2,
    telemetry: false,
    ...(elsewhere && {
      protocol: elsewhere.protocol === 'https:' ? 'https' : 'http',
      host: elsewhere.hostname,
      port: elsewhere.port || (elsewhere.protocol === 'https:' ? '443' : '80'),
    }),
  })
}

/** `unreachable`: the outcome is unknown, and the request can be retried unchanged. `missing`: the object doesn't exist at Stripe. */
export type StripeFailure = 'unreachable' | 'refused' | 'missing' | 'declined'
export type StripeResult<T> = { ok: true; value: T } | { ok: false; failure: StripeFailure; code: string | undefined }

/** Calls Stripe. Its errors are returned, and logged without the object. */
export async function callStripe<T>(
  settings: Settings,
  purpose: string,
  ask: (stripe: Stripe) => Promise<T>,
): Promise<StripeResult<T>> {
  const stripe = await stripeOf(settings)
  try {
    return { ok: true, value: await ask(stripe) }
  } catch (error) {
    const known = toFailure(error)
    if (!known) throw error
    const { type, code, requestId } = known.fields
    logEvent(known.failure === 'missing' ? 'warn' : 'error', 'payments.stripe_failed', {
      purpose,
      ...{ failure: known.failure, type, code, stripeRequestId: requestId },
    })
    return { ok: false, failure: known.failure, code }
  }
}

type StripeFields = { type: string; statusCode?: number; code?: string; requestId?: string }

/** Checks the shape instead of the class, because the development worker bundles a second copy of the library. */
const isStripeError = (error: unknown): error is Error & StripeFields =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe')

function toFailure(error: unknown): { failure: StripeFailure; fields: StripeFields } | null {
  if (!isStripeError(error)) return null
  const { type, statusCode, code } = error
  if (code === 'resource_missing') return { failure: 'missing', fields: error }
  if (type === 'StripeCardError') return { failure: 'declined', fields: error }
  const isTheirs = statusCode === undefined || statusCode === 409 || statusCode === 429 || statusCode >= 500
  return { failure: isTheirs ? 'unreachable' : 'refused', fields: error }
}

/** The origins of Stripe's pages that forms of this site redirect to. */
const STRIPE_PAGES = ['https://checkout.stripe.com', 'https://billing.stripe.com', 'https://invoice.stripe.com']

/** The origins that payment forms may redirect to; none if the site sells nothing. */
export const paymentOrigins = (settings: Settings): string[] => {
  if (!isSelling(settings)) return []
  return settings.STRIPE_API_BASE ? [settings.STRIPE_API_BASE] : STRIPE_PAGES
}

/** The maximum age of a signature; Stripe signs each delivery again. */
const TOLERANCE_SECONDS = 300

/** The event in the raw body of a webhook; null if the signature is invalid or too old. */
export async function readWebhook(settings: Settings, body: string, signature: string): Promise<StripeEvent | null> {
  const stripe = await stripeOf(settings)
  const { STRIPE_WEBHOOK_SECRET: secret } = settings
  if (!secret) throw new Error('STRIPE_WEBHOOK_SECRET is not set')
  const { default: library } = await import('stripe')
  try {
    const provider = library.createSubtleCryptoProvider()
    await stripe.webhooks.constructEventAsync(body, signature, secret, TOLERANCE_SECONDS, provider)
  } catch {
    return null
  }
  return eventObject.parse(JSON.parse(body))
}

type Dependencies = Pick<Context, 'db' | 'settings'>

/** The customer of a member at Stripe, created if missing or deleted. Two at once get the same. */
export async function requireCustomer(
  deps: Dependencies,
  member: { id: string; email: string; language: string },
): Promise<StripeResult<string>> {
  const { db, settings } = deps
  const known = (await findSubscription(db, member.id))?.stripeCustomerId ?? null
  if (known !== null) {
    const isGone = await forgetIfGone(deps, known)
    if (!isGone.ok) return isGone
    if (!isGone.value) return { ok: true, value: known }
  }
  const made = await createCustomer(settings, member, known)
  if (!made.ok) return made
  // Within a day Stripe returns the same customer for the same key, even if it was deleted.
  const isGone = await forgetIfGone(deps, made.value)
  if (!isGone.ok) return isGone
  const living = isGone.value ? await createCustomer(settings, member, made.value) : made
  return living.ok ? { ok: true, value: await keepCustomer(db, member.id, living.value) } : living
}

/** Creates a customer, once per member and address, and another `after` a deleted one. */
async function createCustomer(
  settings: Dependencies['settings'],
  member: { id: string; email: string; language: string },
  after: string | null,
): Promise<StripeResult<string>> {
  const details = { email: member.email, preferred_locales: [member.language], metadata: { user_id: member.id } }
  // A key is valid for one set of parameters, so it depends on the address.
  const idempotencyKey = `customer-${await hashToken(JSON.stringify(after === null ? details : [details, after]))}`
  const made = await callStripe(settings, 'customer', (stripe) => stripe.customers.create(details, { idempotencyKey }))
  return made.ok ? { ok: true, value: made.value.id } : made
}

/**
 * Whether a customer was deleted at Stripe, which ended their subscription. If so, removes the reference, so that the member can buy
 * again. Paid Premium lasts until its end.
 */
export async function forgetIfGone({ db, settings }: Dependencies, customerId: string): Promise<StripeResult<boolean>> {
  const found = await callStripe(settings, 'customer', (stripe) => stripe.customers.retrieve(customerId))
  if (!found.ok && found.failure !== 'missing') return found
  if (found.ok && !found.value.deleted) return { ok: true, value: false }
  if (!found.ok) {
    // With the API key of another account every customer would be missing, and the price too.
    const price = await callStripe(settings, 'price', (stripe) =>
      stripe.prices.retrieve(settings.STRIPE_PRICE_ID ?? ''),
    )
    if (!price.ok) return price
  }
  logEvent('warn', 'payments.customer_gone', { customerId })
  await forgetCustomer(db, customerId)
  return { ok: true, value: true }
}
