import type { Stripe } from 'stripe'
import { z } from 'zod'
import type { Database } from '../../../drizzle/client'
import { hasAskedToStart } from '../../data/accounts/account.server'
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
import { askStripe } from './stripe.server'
import { subscriptionObject } from './stripe-objects'
import { askSubscription } from './subscription-effect.server'

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

/** The most that Stripe lists at once; nobody pays as many months within a period of withdrawal. */
const LIST_LIMIT = 100

type Contract = { subscriptionId: string; customerId: string; hasEnded: boolean; lastDay: Date; isInformed: boolean }
type Open = Contract & { kind: 'refund'; hasAskedToStart: boolean }
type Late = Contract & { kind: 'late'; premiumUntil: Date }
type Nothing = { kind: 'nothing' }
/** What a withdrawal comes to: all ends and money goes back; the period of withdrawal was over; there is no contract. */
export type WithdrawalPlan = (Open & { cents: number }) | Late | Nothing

/** What follows from a withdrawal stated at this instant, by what Stripe says; null where it cannot be asked. */
export async function planWithdrawal(deps: Dependencies, memberId: string, at: Date): Promise<WithdrawalPlan | null> {
  const contract = await findContract(deps, { userId: memberId, stripeSubscriptionId: null }, at, at)
  if (contract?.kind !== 'refund') return contract
  const refunds = await listRefunds(deps.settings, contract, at, null)
  return refunds && { ...contract, cents: sumOf(refunds) }
}

/** Whose contract it is: a member's, or the one noted on the statement when their account was deleted. */
type Holder = Pick<Withdrawal, 'userId' | 'stripeSubscriptionId'>

/** Null where Stripe cannot be asked; `id` is null where there is no subscription. */
async function findSubscriptionId(deps: Dependencies, { userId, stripeSubscriptionId }: Holder, now: Date) {
  if (stripeSubscriptionId || !userId) return { id: stripeSubscriptionId }
  const known = await findSubscription(deps.db, userId)
  if (!known || known.stripeSubscriptionId) return { id: known?.stripeSubscriptionId ?? null }
  // A purchase of which no event has come yet.
  if (!(await askSubscription(deps, known.stripeCustomerId, now))) return null
  return { id: (await findSubscription(deps.db, userId))?.stripeSubscriptionId ?? null }
}

/** The contract that a statement of this instant ends; null where Stripe cannot be asked. */
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
  const answer = await askStripe(settings, 'withdrawal', (stripe) => stripe.subscriptions.retrieve(id))
  if (!answer.ok) return answer.failure === 'missing' ? { kind: 'nothing' } : null
  const { start_date: start, ended_at: endedAt, items, customer, metadata } = startedSubscription.parse(answer.value)
  if (at < start || (endedAt && hasEndedBefore(endedAt, at))) return { kind: 'nothing' }
  const [item] = items.data
  if (!item) throw new Error('A subscription to nothing')
  // Stripe's clock may run a little behind the press that asked for it. The consents of an account that is deleted are gone with
  // it; what was agreed to at the checkout stays with the subscription.
  const askedToStart = holder.stripeSubscriptionId
    ? metadata.start_consent !== undefined
    : await hasAskedToStart(db, holder.userId ?? '', new Date(start.getTime() + HOUR_MILLISECONDS))
  // The checkout that asks for this consent is the one that tells of the right.
  const information = { isInformed: askedToStart }
  const contract = {
    ...{ subscriptionId: id, customerId: customer, hasEnded: endedAt !== null },
    ...{ lastDay: withdrawalLastDay(start, information), isInformed: askedToStart },
  }
  if (at >= withdrawalEndsAt(start, information)) {
    return { kind: 'late', ...contract, premiumUntil: item.current_period_end }
  }
  return { kind: 'refund', ...contract, hasAskedToStart: askedToStart }
}

/** Stripe cuts the end to the whole second: one in the same second may be that of the statement itself. */
const hasEndedBefore = (endedAt: Date, at: Date) => endedAt.getTime() + SECOND_MILLISECONDS <= at.getTime()

/** `paidBy` is null where Stripe names no payment; `failed`: how many refunds of this withdrawal came to nothing. */
type Refund = { invoiceId: string; paidBy: string | null; cents: number; isMade: boolean; failed: number }

const sumOf = (refunds: { cents: number }[]) => refunds.reduce((sum, { cents }) => sum + cents, 0)

/** What is to be paid back of each invoice, less what was paid back before; null where Stripe cannot be asked. */
async function listRefunds(settings: Settings, contract: Open, at: Date, withdrawalId: string | null) {
  const { subscriptionId, hasAskedToStart } = contract
  const answer = await askStripe(settings, 'refunds', async (stripe) => {
    // By the subscription alone: of a customer who was deleted meanwhile Stripe lists nothing.
    const of = { subscription: subscriptionId, status: 'paid' as const, limit: LIST_LIMIT }
    const { data: paid } = await stripe.invoices.list(of)
    const due = z
      .array(paidInvoice)
      .parse(paid)
      .map(({ id, amount_paid: paidCents, lines }) => {
        const { start: periodStart, end: periodEnd } = lines.data[0]!.period
        return { id, cents: refundCents({ paidCents, periodStart, periodEnd, at, hasAskedToStart }) }
      })
      .filter(({ cents }) => cents > 0)
    return Promise.all(due.map((invoice) => refundOf(stripe, invoice, withdrawalId)))
  })
  return answer.ok ? answer.value.filter(({ cents }) => cents > 0) : null
}

/** What an invoice has still to be refunded; that of this withdrawal, where it was made before, as it was made. */
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
 * Does at Stripe what follows from an accepted withdrawal, and tells by mail; done twice it is done once. False where it has
 * to be tried again. The subscription ends before money goes back: a refund that Stripe refuses must not leave one that renews.
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
  const cents = contract.kind === 'refund' ? await payBack(settings, contract, withdrawal) : 0
  if (cents === null) return false
  if (!(await askSubscription(deps, contract.customerId, now))) return false
  await finish(deps, withdrawal, contract.kind === 'refund' ? { ...contract, cents } : contract, now)
  return true
}

async function endContract(settings: Settings, { kind, subscriptionId }: Open | Late): Promise<boolean> {
  const ended = await askStripe(settings, 'end after withdrawal', (stripe) =>
    kind === 'refund'
      ? stripe.subscriptions.cancel(subscriptionId)
      : stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }),
  )
  return ended.ok || ended.failure === 'missing'
}

/** Pays back what is due of every invoice, and gives the cents; null where it has to be tried again. */
async function payBack(settings: Settings, contract: Open, { id, receivedAt }: Withdrawal): Promise<number | null> {
  const refunds = await listRefunds(settings, contract, receivedAt, id)
  if (!refunds) return null
  for (const refund of refunds) if (!refund.isMade && !(await makeRefund(settings, id, refund))) return null
  return sumOf(refunds)
}

/** Stripe forgets the key of a request after a day, so the refund itself names the withdrawal too. */
async function makeRefund(settings: Settings, withdrawalId: string, { invoiceId, paidBy, cents, failed }: Refund) {
  if (!paidBy) throw new Error(`Invoice ${invoiceId} names no payment to give back`)
  const made = await askStripe(settings, 'refund', (stripe) =>
    stripe.refunds.create(
      { payment_intent: paidBy, amount: cents, metadata: { withdrawal: withdrawalId } },
      // Under the key of one that failed Stripe would answer with that one again.
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
