import { hashToken } from '../../data/accounts/tokens.server'
import { findSubscription, forgetCustomer, keepCustomer } from '../../data/payments/subscriptions.server'
import type { Context } from '../server/context.server'
import { logEvent } from '../server/log.server'
import { type Asked, askStripe } from './stripe.server'

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
