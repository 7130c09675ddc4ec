import type { Stripe } from 'stripe'
import { z } from 'zod'
import type { Database } from '../../../drizzle/client'
import { hasRequestedStart } from '../../data/accounts/consents.server'
import { insertMailIf } from '../../data/mails.server'
import { findSubscription } from '../../data/payments/subscriptions.server'
import {
  claimWithdrawal,
  findTimeZone,
  findWithdrawal,
  finishWithdrawal,
  releaseWithdrawal,
  type Withdrawal,
} from '../../data/payments/withdrawals.server'
import { refundCents, withdrawalEndsAt, withdrawalLastDay } from '../../domain/membership/premium/withdrawal'
import type { Settings } from '../server/env.server'
import { type WithdrawalWords, withdrawalMail } from './payment-mail.server'
import { callStripe } from './stripe.server'
import { subscriptionObject } from './stripe-objects'
import { syncSubscription } from './subscription-effect.server'

type Dependencies = { db: Database; settings: Settings }

const SECOND_MILLISECONDS = 1000
const HOUR_MILLISECONDS = 3_600_000

const instant = z.int().transform((at) => new Date(at * 1000))
const startedSubscription = subscriptionObject.extend({ start_date: instant })
const paidInvoice = z.object({
  id: z.string(),
  amount_paid: z.int().min(0),
  lines: z.object({ data: z.array(z.object({ period: z.object({ start: instant, end: instant }) })).min(1) }),
})
const invoicePayment = z.object({
  payment: z.object({
    payment_intent: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish(),
  }),
})
const madeRefund = z.object({
  amount: z.int(),
  status: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
})
type MadeRefund = z.output<typeof madeRefund>

/** Stripe's limit for a list; a withdrawal period has far fewer invoices. */
const LIST_LIMIT = 100

type Contract = { subscriptionId: string; customerId: string; hasEnded: boolean; lastDay: Date; isInformed: boolean }
type Open = Contract & { kind: 'refund'; hasRequestedStart: boolean }
type Late = Contract & { kind: 'late'; premiumUntil: Date }
type Nothing = { kind: 'nothing' }
/** The outcome of a withdrawal: a refund and the end of the contract, too late, or no contract. */
export type WithdrawalPlan = (Open & { cents: number }) | Late | Nothing

/** The outcome of a withdrawal stated now, from Stripe's data; null if Stripe is unreachable. */
export async function planWithdrawal(deps: Dependencies, memberId: string, at: Date): Promise<WithdrawalPlan | null> {
  const contract = await findContract(deps, { userId: memberId, stripeSubscriptionId: null }, at, at)
  if (contract?.kind !== 'refund') return contract
  const refunds = await listRefunds(deps.settings, contract, at, null)
  return refunds && { ...contract, cents: sumOf(refunds) }
}

/** The holder of the contract: a member, or the subscription stored in the statement when their account was deleted. */
type Holder = Pick<Withdrawal, 'userId' | 'stripeSubscriptionId'>

/** Null if Stripe is unreachable; `id` is null without a subscription. */
async function findSubscriptionId(deps: Dependencies, { userId, stripeSubscriptionId }: Holder, now: Date) {
  if (stripeSubscriptionId || !userId) return { id: stripeSubscriptionId }
  const known = await findSubscription(deps.db, userId)
  if (!known || known.stripeSubscriptionId) return { id: known?.stripeSubscriptionId ?? null }
  // The event of a purchase may not have arrived yet.
  if (!(await syncSubscription(deps, known.stripeCustomerId, now))) return null
  return { id: (await findSubscription(deps.db, userId))?.stripeSubscriptionId ?? null }
}

/** The contract that a statement made `at` this time ends; null if Stripe is unreachable. */
async function findContract(
  deps: Dependencies,
  holder: Holder,
  at: Date,
  now: Date,
): Promise<Open | Late | Nothing | null> {
  const { db, settings } = deps
  const found = await findSubscriptionId(deps, holder, now)
  if (!found) return null
  const { id } = found
  if (!id) return { kind: 'nothing' }
  const answer = await callStripe(settings, 'withdrawal', (stripe) => stripe.subscriptions.retrieve(id))
  if (!answer.ok) return answer.failure === 'missing' ? { kind: 'nothing' } : null
  const { start_date: start, ended_at: endedAt, items, customer, metadata } = startedSubscription.parse(answer.value)
  if (at < start || (endedAt && hasEndedBefore(endedAt, at))) return { kind: 'nothing' }
  const [item] = items.data
  if (!item) throw new Error('A subscription to nothing')
  // Allows an hour for the difference between Stripe's clock and ours. The consents of a deleted account are deleted too, so the
  // subscription's metadata has a copy.
  const hasStartConsent = holder.stripeSubscriptionId
    ? metadata.start_consent !== undefined
    : await hasRequestedStart(db, holder.userId ?? '', new Date(start.getTime() + HOUR_MILLISECONDS))
  // The checkout that asks for this consent also explains the right of withdrawal.
  const information = { isInformed: hasStartConsent }
  const contract = {
    ...{ subscriptionId: id, customerId: customer, hasEnded: endedAt !== null },
    ...{ lastDay: withdrawalLastDay(start, information), isInformed: hasStartConsent },
  }
  if (at >= withdrawalEndsAt(start, information)) {
    return { kind: 'late', ...contract, premiumUntil: item.current_period_end }
  }
  return { kind: 'refund', ...contract, hasRequestedStart: hasStartConsent }
}

/** Stripe rounds the end down to a second, so an end in the same second may come from the statement itself. */
const hasEndedBefore = (endedAt: Date, at: Date) => endedAt.getTime() + SECOND_MILLISECONDS <= at.getTime()

/** `paidBy`: the payment, null if Stripe has none. `failed`: the number of failed refunds of this withdrawal. */
type Refund = { invoiceId: string; paidBy: string | null; cents: number; isMade: boolean; failed: number }

const sumOf = (refunds: { cents: number }[]) => refunds.reduce((sum, { cents }) => sum + cents, 0)

/** The refund due for each invoice, less earlier refunds; null if Stripe is unreachable. */
async function listRefunds(settings: Settings, contract: Open, at: Date, withdrawalId: string | null) {
  const { subscriptionId, hasRequestedStart } = contract
  const answer = await callStripe(settings, 'refunds', async (stripe) => {
    // Listed by subscription, because Stripe lists nothing for a deleted customer.
    const of = { subscription: subscriptionId, status: 'paid' as const, limit: LIST_LIMIT }
    const { data: paid } = await stripe.invoices.list(of)
    const due = z
      .array(paidInvoice)
      .parse(paid)
      .map(({ id, amount_paid: paidCents, lines }) => {
        const { start: periodStart, end: periodEnd } = lines.data[0]!.period
        return { id, cents: refundCents({ paidCents, periodStart, periodEnd, at, hasRequestedStart }) }
      })
      .filter(({ cents }) => cents > 0)
    return Promise.all(due.map((invoice) => refundOf(stripe, invoice, withdrawalId)))
  })
  return answer.ok ? answer.value.filter(({ cents }) => cents > 0) : null
}

/** The refund due for an invoice; if this withdrawal has already refunded it, that refund. */
async function refundOf(
  stripe: Stripe,
  { id: invoiceId, cents }: { id: string; cents: number },
  withdrawalId: string | null,
): Promise<Refund> {
  const payments = await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid', limit: 1 })
  const paidBy = z.array(invoicePayment).parse(payments.data)[0]?.payment.payment_intent ?? null
  if (!paidBy) return { invoiceId, paidBy, cents, isMade: false, failed: 0 }
  const { data } = await stripe.refunds.list({ payment_intent: paidBy, limit: LIST_LIMIT })
  const made = z.array(madeRefund).parse(data)
  const isOwn = ({ metadata }: MadeRefund) => withdrawalId !== null && metadata?.withdrawal === withdrawalId
  const counting = made.filter((refund) => !hasFailed(refund))
  const own = counting.find(isOwn)
  if (own) return { invoiceId, paidBy, cents: own.amount, isMade: true, failed: 0 }
  const before = counting.reduce((sum, { amount }) => sum + amount, 0)
  const failed = made.filter((refund) => isOwn(refund) && hasFailed(refund)).length
  return { invoiceId, paidBy, cents: Math.max(0, cents - before), isMade: false, failed }
}

const hasFailed = ({ status }: MadeRefund) => status === 'failed' || status === 'canceled'

/**
 * Carries out an accepted withdrawal at Stripe and mails the outcome; idempotent. False: retry. The subscription ends before the refund,
 * so that a refused refund can't leave one that renews.
 */
export async function carryOutWithdrawal(deps: Dependencies, id: string, now: Date): Promise<boolean> {
  const withdrawal = await claimWithdrawal(deps.db, id, now)
  if (!withdrawal) return (await findWithdrawal(deps.db, id))?.state !== 'accepted'
  try {
    return await carryOutClaimed(deps, withdrawal, now)
  } finally {
    await releaseWithdrawal(deps.db, withdrawal)
  }
}

async function carryOutClaimed(deps: Dependencies, withdrawal: Withdrawal, now: Date): Promise<boolean> {
  const { settings } = deps
  const contract = await findContract(deps, withdrawal, withdrawal.receivedAt, now)
  if (!contract) return false
  if (contract.kind === 'nothing') {
    await finish(deps, withdrawal, contract, now)
    return true
  }
  if (!contract.hasEnded && !(await endContract(settings, contract))) return false
  const cents = contract.kind === 'refund' ? await refundAll(settings, contract, withdrawal) : 0
  if (cents === null) return false
  if (!(await syncSubscription(deps, contract.customerId, now))) return false
  await finish(deps, withdrawal, contract.kind === 'refund' ? { ...contract, cents } : contract, now)
  return true
}

async function endContract(settings: Settings, { kind, subscriptionId }: Open | Late): Promise<boolean> {
  const ended = await callStripe(settings, 'end after withdrawal', (stripe) =>
    kind === 'refund'
      ? stripe.subscriptions.cancel(subscriptionId)
      : stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }),
  )
  return ended.ok || ended.failure === 'missing'
}

/** Refunds every invoice and returns the total in cents; null: retry. */
async function refundAll(settings: Settings, contract: Open, { id, receivedAt }: Withdrawal): Promise<number | null> {
  const refunds = await listRefunds(settings, contract, receivedAt, id)
  if (!refunds) return null
  for (const refund of refunds) if (!refund.isMade && !(await makeRefund(settings, id, refund))) return null
  return sumOf(refunds)
}

/** Stripe drops idempotency keys after a day, so the metadata has the withdrawal's id too. */
async function makeRefund(settings: Settings, withdrawalId: string, { invoiceId, paidBy, cents, failed }: Refund) {
  if (!paidBy) throw new Error(`Invoice ${invoiceId} has no payment to refund`)
  const made = await callStripe(settings, 'refund', (stripe) =>
    stripe.refunds.create(
      { payment_intent: paidBy, amount: cents, metadata: { withdrawal: withdrawalId } },
      // A new key after a failed refund, because Stripe returns the failed one for the old key.
      { idempotencyKey: `withdrawal-${withdrawalId}-${invoiceId}${failed > 0 ? `-${failed}` : ''}` },
    ),
  )
  return made.ok
}

async function finish({ db, settings }: Dependencies, withdrawal: Withdrawal, plan: WithdrawalPlan, now: Date) {
  const { id } = withdrawal
  const done = {
    state: plan.kind === 'refund' ? ('refunded' as const) : plan.kind,
    doneAt: now,
    refundCents: plan.kind === 'refund' ? plan.cents : null,
    stripeSubscriptionId: plan.kind === 'nothing' ? null : plan.subscriptionId,
  }
  const timeZone = withdrawal.userId ? await findTimeZone(db, withdrawal.userId) : null
  const mail = await withdrawalMail(settings, withdrawal, wordsOf(plan), now, timeZone ? { timeZone } : {})
  await db.batch([finishWithdrawal(db, id, done), ...(withdrawal.isMailed ? [insertMailIf(db, mail)] : [])])
}

function wordsOf(plan: WithdrawalPlan): WithdrawalWords {
  if (plan.kind === 'refund') return { kind: 'withdrawal-refunded', params: { cents: plan.cents } }
  if (plan.kind === 'nothing') return { kind: 'withdrawal-nothing', params: {} }
  const { lastDay, premiumUntil } = plan
  const params = { endedAt: lastDay.toISOString(), dueAt: premiumUntil.toISOString() }
  return { kind: 'withdrawal-late', params }
}
