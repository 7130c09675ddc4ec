import { z } from 'zod'
import type { Database } from '../../../drizzle/client'
import { hasAskedToStart } from '../../data/consents.server'
import { insertMailIf } from '../../data/mails.server'
import { findSubscription } from '../../data/subscriptions.server'
import { findWithdrawal, finishWithdrawal, type Withdrawal } from '../../data/withdrawals.server'
import { refundCents, withdrawalEndsAt } from '../../domain/membership/withdrawal'
import type { Settings } from '../env.server'
import { askSubscription } from './ask-subscription.server'
import { askStripe } from './stripe.server'
import { subscriptionObject } from './stripe-objects'
import { type WithdrawalWords, withdrawalMail } from './withdrawal-mail.server'

type World = { db: Database; settings: Settings }

const HOUR_MILLISECONDS = 3_600_000

const startedSubscription = subscriptionObject.extend({ start_date: z.int().transform((at) => new Date(at * 1000)) })
const paidInvoice = z.object({ id: z.string(), amount_paid: z.int().min(0) })
const invoicePayment = z.object({
  payment: z.object({
    payment_intent: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish(),
  }),
})

type Refund = { invoiceId: string; paidCents: number; cents: number }
/** What a withdrawal comes to: all ends and money goes back; the period of withdrawal was over; there is no contract. */
export type WithdrawalPlan =
  | { kind: 'refund'; subscriptionId: string; hasEnded: boolean; endsAt: Date; refunds: Refund[]; cents: number }
  | { kind: 'late'; subscriptionId: string; hasEnded: boolean; endedAt: Date; premiumUntil: Date }
  | { kind: 'nothing' }

/** What follows from a withdrawal stated at this instant, by what Stripe says; null where it cannot be asked. */
export async function planWithdrawal(world: World, memberId: string, at: Date): Promise<WithdrawalPlan | null> {
  const { db, settings } = world
  const known = await findSubscription(db, memberId)
  const id = known?.stripeSubscriptionId
  if (!known || !id) return { kind: 'nothing' }
  const asked = await askStripe(settings, 'withdrawal', async (stripe) => {
    const [subscription, invoices] = await Promise.all([
      stripe.subscriptions.retrieve(id),
      stripe.invoices.list({ customer: known.stripeCustomerId, subscription: id, status: 'paid', limit: 10 }),
    ])
    return { subscription, invoices: invoices.data }
  })
  if (!asked.ok) return asked.failure === 'missing' ? { kind: 'nothing' } : null
  const subscription = startedSubscription.parse(asked.value.subscription)
  const { start_date: start, ended_at: endedAt, items } = subscription
  if (endedAt && endedAt < at) return { kind: 'nothing' }
  const [item] = items.data
  if (!item) throw new Error('A subscription to nothing')
  const { current_period_start: periodStart, current_period_end: periodEnd } = item
  const contract = { subscriptionId: id, hasEnded: endedAt !== null }
  const endsAt = withdrawalEndsAt(start)
  if (at >= endsAt) return { kind: 'late', ...contract, endedAt: endsAt, premiumUntil: periodEnd }
  // Stripe's clock may run a little behind the press that asked for it.
  const askedToStart = await hasAskedToStart(db, memberId, new Date(start.getTime() + HOUR_MILLISECONDS))
  const refunds = z
    .array(paidInvoice)
    .parse(asked.value.invoices)
    .map(({ id: invoiceId, amount_paid: paidCents }) => ({
      ...{ invoiceId, paidCents },
      cents: refundCents({ paidCents, periodStart, periodEnd, at, hasAskedToStart: askedToStart }),
    }))
    .filter(({ cents }) => cents > 0)
  const cents = refunds.reduce((sum, refund) => sum + refund.cents, 0)
  return { kind: 'refund', ...contract, endsAt, refunds, cents }
}

/**
 * Does at Stripe what follows from an accepted withdrawal, and tells by mail; done twice it is done once. False where it has
 * to be tried again. The money goes back before the subscription ends, so that a run that breaks off is taken up again.
 */
export async function carryOutWithdrawal(world: World, id: string, now: Date): Promise<boolean> {
  const { db, settings } = world
  const withdrawal = await findWithdrawal(db, id)
  if (withdrawal?.state !== 'accepted') return true
  const { userId, receivedAt } = withdrawal
  const plan = userId ? await planWithdrawal(world, userId, receivedAt) : ({ kind: 'nothing' } as const)
  if (!plan) return false
  if (plan.kind === 'refund') {
    plan.cents = 0
    for (const refund of plan.refunds) {
      const given = await giveBack(settings, id, refund)
      if (given === null) return false
      plan.cents += given
    }
  }
  if (plan.kind !== 'nothing' && !plan.hasEnded) {
    const { subscriptionId, kind } = plan
    const ended = await askStripe(settings, 'end after withdrawal', (stripe) =>
      kind === 'refund'
        ? stripe.subscriptions.cancel(subscriptionId)
        : stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }),
    )
    if (!ended.ok && ended.failure !== 'missing') return false
  }
  const known = userId && plan.kind !== 'nothing' ? await findSubscription(db, userId) : null
  if (known && !(await askSubscription(world, known.stripeCustomerId, now))) return false
  await finish(world, withdrawal, plan, now)
  return true
}

/**
 * Pays an invoice back, in full or in part, and gives the cents; null where it has to be tried again. What was given back by
 * hand before is not given twice. Stripe forgets the key of a request after a day; the refund itself names it too.
 */
async function giveBack(settings: Settings, withdrawalId: string, { invoiceId, paidCents, cents }: Refund) {
  const given = await askStripe(settings, 'refund', async (stripe) => {
    const payments = await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid', limit: 1 })
    const [payment] = z.array(invoicePayment).parse(payments.data)
    const paidBy = payment?.payment.payment_intent
    if (!paidBy) throw new Error(`Invoice ${invoiceId} names no payment to give back`)
    const { data: refunds } = await stripe.refunds.list({ payment_intent: paidBy, limit: 100 })
    const own = refunds.find(({ metadata }) => metadata?.withdrawal === withdrawalId)
    if (own) return own.amount
    const amount = Math.min(cents, paidCents - refunds.reduce((sum, refund) => sum + refund.amount, 0))
    if (amount <= 0) return 0
    await stripe.refunds.create(
      { payment_intent: paidBy, amount, metadata: { withdrawal: withdrawalId } },
      { idempotencyKey: `withdrawal-${withdrawalId}-${invoiceId}` },
    )
    return amount
  })
  return given.ok ? given.value : null
}

async function finish({ db, settings }: World, withdrawal: Withdrawal, plan: WithdrawalPlan, now: Date) {
  const { id } = withdrawal
  const done = {
    state: plan.kind === 'refund' ? ('refunded' as const) : plan.kind,
    doneAt: now,
    refundCents: plan.kind === 'refund' ? plan.cents : null,
    stripeSubscriptionId: plan.kind === 'nothing' ? null : plan.subscriptionId,
  }
  const mail = await withdrawalMail(settings, withdrawal, wordsOf(plan), now)
  await db.batch([finishWithdrawal(db, id, done), insertMailIf(db, mail)])
}

function wordsOf(plan: WithdrawalPlan): WithdrawalWords {
  if (plan.kind === 'refund') return { kind: 'withdrawal-refunded', params: { cents: plan.cents } }
  if (plan.kind === 'nothing') return { kind: 'withdrawal-nothing', params: {} }
  const { endedAt, premiumUntil } = plan
  const params = { endedAt: endedAt.toISOString(), dueAt: premiumUntil.toISOString() }
  return { kind: 'withdrawal-late', params }
}
