import type { Settings } from '../server/env.server'
import { stripeOf } from './stripe.server'
import { eventObject, type StripeEvent } from './stripe-objects'

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
