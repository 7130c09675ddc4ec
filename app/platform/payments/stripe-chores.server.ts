import { createDatabase, type Database } from '../../../drizzle/client'
import { insertMailIf } from '../../data/mails.server'
import {
  claimStripeTasks,
  endStripeTask,
  postponeStripeTask,
  type StripeTask,
} from '../../data/payments/payments.server'
import { listDueRewards, noteApplied, postponeReward } from '../../data/payments/referrals.server'
import { claimDueSyncs, findSubscriber, listRenewals, noteReminder } from '../../data/payments/subscriptions.server'
import { PREMIUM_CURRENCY, PREMIUM_PRICE_EUR_CENTS, RENEWAL_NOTICE_DAYS } from '../../domain/membership/premium/premium'
import { type Bindings, parseSettings, type Settings } from '../server/env.server'
import { logEvent, toErrorFields } from '../server/log.server'
import { paymentMail } from './payment-mail.server'
import { callStripe, forgetIfGone, isSelling, type StripeFailure } from './stripe.server'
import { syncSubscription } from './subscription-effect.server'
import { carryOutWithdrawal } from './withdraw.server'

const DAY_MILLISECONDS = 86_400_000
const SYNC_AGAIN_MILLISECONDS = 6 * 3_600_000
/** Few enough for the subrequest limit of one run. */
const A_RUN = 20

/** Whether Stripe has ended a subscription for good, so that there is nothing to stop. */
const hasEnded = (status: string) => status === 'canceled' || status === 'incomplete_expired'

/** Runs the due requests to Stripe, retried until they succeed because a member would be charged otherwise. `now` in milliseconds. */
export async function runStripeTasks(bindings: Bindings, { now }: { now: number }): Promise<void> {
  const settings = parseSettings(bindings)
  if (!isSelling(settings)) return
  const db = createDatabase(bindings.DB)
  for (const task of await claimStripeTasks(db, now, A_RUN)) {
    if (await tryTask(db, settings, task, now)) {
      await endStripeTask(db, task)
    } else {
      logEvent('warn', 'payments.task_postponed', { kind: task.kind, attempts: task.attempts })
      await postponeStripeTask(db, task, now)
    }
  }
}

/** A task that throws doesn't stop the others of the run. */
async function tryTask(db: Database, settings: Settings, task: StripeTask, now: number): Promise<boolean> {
  try {
    return await runTask(db, settings, task, now)
  } catch (error) {
    const { id: taskId, kind, attempts } = task
    logEvent('error', 'payments.task_failed', { taskId, kind, attempts, ...toErrorFields(error) })
    return false
  }
}

/** Whether it's done; so is a task about something Stripe doesn't know. */
async function runTask(db: Database, settings: Settings, { kind, subject }: StripeTask, now: number): Promise<boolean> {
  if (kind === 'withdraw') return carryOutWithdrawal({ db, settings }, subject, new Date(now))
  const answer = await callStripe(settings, kind, async (stripe) => {
    if (kind === 'forget') return stripe.customers.del(subject)
    if (kind === 'address') {
      const customer = await findSubscriber(db, subject)
      return customer && stripe.customers.update(subject, { email: customer.member.email })
    }
    const { status } = await stripe.subscriptions.retrieve(subject)
    if (hasEnded(status)) return null
    if (kind === 'cancel') return stripe.subscriptions.cancel(subject)
    return stripe.subscriptions.update(subject, { cancel_at_period_end: true })
  })
  return answer.ok || answer.failure === 'missing'
}

/** Fetches subscriptions whose expected event hasn't arrived. `now` in milliseconds. */
export async function syncOverdueSubscriptions(bindings: Bindings, { now }: { now: number }): Promise<void> {
  const settings = parseSettings(bindings)
  if (!isSelling(settings)) return
  const deps = { db: createDatabase(bindings.DB), settings }
  const at = new Date(now)
  const next = new Date(now + SYNC_AGAIN_MILLISECONDS)
  const customers = await claimDueSyncs(deps.db, { now: at, next, limit: A_RUN })
  for (const customerId of customers) await syncSubscription(deps, customerId, at)
}

/** Mails a reminder three days before each renewal. `now` in milliseconds. */
export async function remindOfRenewals(bindings: Bindings, { now }: { now: number }): Promise<void> {
  const settings = parseSettings(bindings)
  if (!isSelling(settings)) return
  const db = createDatabase(bindings.DB)
  const until = new Date(now + RENEWAL_NOTICE_DAYS * DAY_MILLISECONDS)
  const renewals = await listRenewals(db, { after: new Date(now), until, limit: A_RUN })
  for (const renewal of renewals) await remind(db, settings, renewal, now)
}

type Renewal = Awaited<ReturnType<typeof listRenewals>>[number]

async function remind(db: Database, settings: Settings, { subscription, member }: Renewal, now: number) {
  const { stripeSubscriptionId, periodEnd } = subscription
  if (!periodEnd) return
  const params = { cents: PREMIUM_PRICE_EUR_CENTS, dueAt: periodEnd.toISOString() }
  const about = `${stripeSubscriptionId}:${periodEnd.getTime()}`
  const words = { kind: 'premium-renewal' as const, about, params }
  const mail = await paymentMail(settings, words, { member, createdAt: new Date(now) })
  await db.batch([noteReminder(db, member.id, periodEnd), insertMailIf(db, mail)])
}

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
  const granted = await callStripe(settings, 'credit', async (stripe) => {
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
