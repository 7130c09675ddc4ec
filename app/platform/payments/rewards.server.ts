import { createDatabase } from '../../../drizzle/client'
import { listDueRewards, noteApplied, postponeReward } from '../../data/payments/referrals.server'
import { PREMIUM_CURRENCY } from '../../domain/membership/premium/premium'
import { type Bindings, parseSettings, type Settings } from '../server/env.server'
import { logEvent, toErrorFields } from '../server/log.server'
import { forgetIfGone } from './customer.server'
import { askStripe, isSelling, type StripeFailure } from './stripe.server'

/** Each needs several calls to Stripe; the next run does the rest. */
const ENTRIES_A_RUN = 40
const MINUTE_MILLISECONDS = 60_000
/** Unanswered calls are retried soon, refused ones only after someone may have fixed the cause. */
const WAIT_MILLISECONDS = { unreachable: 10 * MINUTE_MILLISECONDS, refused: 360 * MINUTE_MILLISECONDS }

/**
 * Credits referral rewards at Stripe, and debits what refunds took back, for members who are customers. The row's id is the
 * idempotency key, so a row counts once however often it's sent. Retried until it works; a failure doesn't block others. `now`
 * in milliseconds.
 */
export async function applyRewards(bindings: Bindings, { now }: { now: number }): Promise<void> {
  const settings = parseSettings(bindings)
  if (!isSelling(settings)) return
  const db = createDatabase(bindings.DB)
  for (const { id, cents, customerId } of await listDueRewards(db, { now, limit: ENTRIES_A_RUN })) {
    try {
      const credit = await grantCredit(settings, { customerId, cents, key: id })
      if (credit.ok) await noteApplied(db, id, { at: new Date(now), stripeBalanceId: credit.transactionId })
      else {
        logEvent('warn', 'referral.not_applied', { entryId: id, failure: credit.failure })
        // Kept until the member is a customer again.
        if (credit.failure === 'missing') await forgetIfGone({ db, settings }, customerId)
        const wait = credit.failure === 'unreachable' ? WAIT_MILLISECONDS.unreachable : WAIT_MILLISECONDS.refused
        await postponeReward(db, id, new Date(now + wait))
      }
    } catch (error) {
      logEvent('error', 'referral.apply_failed', { entryId: id, ...toErrorFields(error) })
      await postponeReward(db, id, new Date(now + WAIT_MILLISECONDS.unreachable))
    }
  }
}

/** `notSetUp`: this site has no Stripe. Only `unreachable` is worth retrying unchanged. */
type CreditOutcome = { ok: true; transactionId: string } | { ok: false; failure: StripeFailure | 'notSetUp' }

type Credit = {
  customerId: string
  /** Euro cents of credit for the next invoices; negative takes credit back. */
  cents: number
  /** Makes the grant idempotent for ever. */
  key: string
}

/**
 * Gives a customer credit for their next invoices. Stripe drops idempotency keys after about a day, so the transaction's metadata
 * carries the key too, and an existing transaction with it is returned.
 */
export async function grantCredit(settings: Settings, { customerId, cents, key }: Credit): Promise<CreditOutcome> {
  if (!isSelling(settings)) return { ok: false, failure: 'notSetUp' }
  const granted = await askStripe(settings, 'credit', async (stripe) => {
    for await (const known of stripe.customers.listBalanceTransactions(customerId, { limit: 100 })) {
      if (known.metadata?.key === key) return known
    }
    const credit = { amount: -cents, currency: PREMIUM_CURRENCY, metadata: { key } }
    // Stripe accepts a key for one endpoint only, and a recreated customer has another one.
    const idempotencyKey = `credit-${key}-${customerId}`
    return stripe.customers.createBalanceTransaction(customerId, credit, { idempotencyKey })
  })
  return granted.ok ? { ok: true, transactionId: granted.value.id } : { ok: false, failure: granted.failure }
}
