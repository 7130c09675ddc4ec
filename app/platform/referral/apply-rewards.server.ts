import { createDatabase } from '../../../drizzle/client'
import { listDueRewards, noteApplied, postponeReward } from '../../data/payments/referrals.server'
import { grantCredit } from '../payments/credit.server'
import { forgetIfGone } from '../payments/customer.server'
import { isSelling } from '../payments/stripe.server'
import { type Bindings, parseSettings } from '../server/env.server'
import { logEvent, toErrorFields } from '../server/log.server'

/** Each takes some questions to Stripe; what is left over the next run does. */
const ENTRIES_A_RUN = 40
const MINUTE_MILLISECONDS = 60_000
/** What Stripe did not answer to is tried again soon, what it refused only when somebody may have mended it. */
const WAIT_MILLISECONDS = { unreachable: 10 * MINUTE_MILLISECONDS, refused: 360 * MINUTE_MILLISECONDS }

/**
 * Tells Stripe of rewards, and of what refunds took of them, for members it knows: each row of the ledger once, since Stripe
 * keeps it by the row's own id, however often it is told. Tried until it worked; one that fails keeps no other. `now` in
 * milliseconds.
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
