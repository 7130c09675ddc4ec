import { PREMIUM_CURRENCY } from '../../domain/membership/premium/premium'
import type { Settings } from '../server/env.server'
import { askStripe, isSelling, type StripeFailure } from './stripe.server'

/** `notSetUp`: this site has no Stripe. Of the failures only `unreachable` is worth another try as it is. */
export type CreditOutcome = { ok: true; transactionId: string } | { ok: false; failure: StripeFailure | 'notSetUp' }

type Credit = {
  customerId: string
  /** Euro cents that the next invoices take; below zero takes credit back. */
  cents: number
  /** One grant for ever, however often and however late it is asked for. */
  key: string
}

/**
 * Gives a customer credit for their next invoices. Stripe forgets the key of a request after a day or so; so the
 * transaction carries it too, and one that is there already is the answer.
 */
export async function grantCredit(settings: Settings, { customerId, cents, key }: Credit): Promise<CreditOutcome> {
  if (!isSelling(settings)) return { ok: false, failure: 'notSetUp' }
  const granted = await askStripe(settings, 'credit', async (stripe) => {
    for await (const known of stripe.customers.listBalanceTransactions(customerId, { limit: 100 })) {
      if (known.metadata?.key === key) return known
    }
    const credit = { amount: -cents, currency: PREMIUM_CURRENCY, metadata: { key } }
    // Stripe takes a key for one address only, and a member whose customer was deleted has another.
    const idempotencyKey = `credit-${key}-${customerId}`
    return stripe.customers.createBalanceTransaction(customerId, credit, { idempotencyKey })
  })
  return granted.ok ? { ok: true, transactionId: granted.value.id } : { ok: false, failure: granted.failure }
}
