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

/**
 * Stripe's own library, the only place that knows it; throws where this site sells nothing. Loaded when it is first asked
 * for: most requests have no need of it, and it is large.
 */
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
    // With the same idempotency key each time, so that nothing is done twice.
    maxNetworkRetries: 2,
    telemetry: false,
    ...(elsewhere && {
      protocol: elsewhere.protocol === 'https:' ? 'https' : 'http',
      host: elsewhere.hostname,
      port: elsewhere.port || (elsewhere.protocol === 'https:' ? '443' : '80'),
    }),
  })
}

/** `unreachable`: nobody knows, it may be tried again as it is. `missing`: Stripe knows nothing of what was named. */
export type StripeFailure = 'unreachable' | 'refused' | 'missing' | 'declined'
export type Asked<T> = { ok: true; value: T } | { ok: false; failure: StripeFailure; code: string | undefined }

/** Asks Stripe for something; what goes wrong there is an answer, and logged without what it was about. */
export async function askStripe<T>(
  settings: Settings,
  purpose: string,
  ask: (stripe: Stripe) => Promise<T>,
): Promise<Asked<T>> {
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

/** By its shape: bundled after the pages (`npm run dev`), the worker has a second copy of the library, of which nothing is an instance here. */
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

/** Where Stripe's own pages stand that a form of this site may lead to. */
const STRIPE_PAGES = ['https://checkout.stripe.com', 'https://billing.stripe.com', 'https://invoice.stripe.com']

/** The origins that the forms about money may lead to; none where nothing is sold. */
export const paymentOrigins = (settings: Settings): string[] => {
  if (!isSelling(settings)) return []
  return settings.STRIPE_API_BASE ? [settings.STRIPE_API_BASE] : STRIPE_PAGES
}

/** How old the signature of a delivery may be: Stripe signs each one anew. */
const TOLERANCE_SECONDS = 300

/**
 * The event that a delivery of Stripe brings, told by its raw body; null where it is not signed with this site's secret, or
 * was signed too long ago.
 */
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
): Promise<Asked<string>> {
  const { db, settings } = deps
  const known = (await findSubscription(db, member.id))?.stripeCustomerId ?? null
  if (known !== null) {
    const isGone = await forgetIfGone(deps, known)
    if (!isGone.ok) return isGone
    if (!isGone.value) return { ok: true, value: known }
  }
  const made = await createCustomer(settings, member, known)
  if (!made.ok) return made
  // To a question of the same day Stripe gives the same customer again, deleted or not.
  const isGone = await forgetIfGone(deps, made.value)
  if (!isGone.ok) return isGone
  const living = isGone.value ? await createCustomer(settings, member, made.value) : made
  return living.ok ? { ok: true, value: await keepCustomer(db, member.id, living.value) } : living
}

/** A customer at Stripe, the same for the same member and address, and another one `after` one who is gone. */
async function createCustomer(
  settings: Dependencies['settings'],
  member: { id: string; email: string; language: string },
  after: string | null,
): Promise<Asked<string>> {
  const details = { email: member.email, preferred_locales: [member.language], metadata: { user_id: member.id } }
  // The key stands for exactly this question: another address is another one.
  const idempotencyKey = `customer-${await hashToken(JSON.stringify(after === null ? details : [details, after]))}`
  const made = await askStripe(settings, 'customer', (stripe) => stripe.customers.create(details, { idempotencyKey }))
  return made.ok ? { ok: true, value: made.value.id } : made
}

/**
 * Whether a customer was deleted at Stripe, which ended their subscription; if so nothing here names them any more, so that
 * their member can buy anew. What was paid for stays open until its end.
 */
export async function forgetIfGone({ db, settings }: Dependencies, customerId: string): Promise<Asked<boolean>> {
  const found = await askStripe(settings, 'customer', (stripe) => stripe.customers.retrieve(customerId))
  if (!found.ok && found.failure !== 'missing') return found
  if (found.ok && !found.value.deleted) return { ok: true, value: false }
  if (!found.ok) {
    // With the key of another account at Stripe every customer would be missing; the price would be too.
    const price = await askStripe(settings, 'price', (stripe) => stripe.prices.retrieve(settings.STRIPE_PRICE_ID ?? ''))
    if (!price.ok) return price
  }
  logEvent('warn', 'payments.customer_gone', { customerId })
  await forgetCustomer(db, customerId)
  return { ok: true, value: true }
}
