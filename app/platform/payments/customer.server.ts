import { findSubscription, keepCustomer } from '../../data/subscriptions.server'
import { hashToken } from '../../data/token.server'
import type { Context } from '../context.server'
import { type Asked, askStripe } from './stripe.server'

/** Who a member is at Stripe, made where they are not known there yet. Two at once get the same. */
export async function requireCustomer(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  member: { id: string; email: string; language: string },
): Promise<Asked<string>> {
  const known = await findSubscription(db, member.id)
  if (known) return { ok: true, value: known.stripeCustomerId }
  const details = { email: member.email, preferred_locales: [member.language], metadata: { user_id: member.id } }
  // The key stands for exactly this question: another address is another one.
  const idempotencyKey = `customer-${await hashToken(JSON.stringify(details))}`
  const made = await askStripe(settings, 'customer', (stripe) => stripe.customers.create(details, { idempotencyKey }))
  return made.ok ? { ok: true, value: await keepCustomer(db, member.id, made.value.id) } : made
}
