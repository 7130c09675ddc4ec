import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '../../../drizzle/client'
import type { DisputeState } from '../../../drizzle/schema/payments'
import { insertMailIf } from '../../data/mails.server'
import { findDispute, noteDispute, notePayment, noteRefund, stripeTask } from '../../data/payments/payments.server'
import { rewardsBack, rewardsFor } from '../../data/payments/referrals.server'
import { findSubscriber, type Subscriber, syncSoon } from '../../data/payments/subscriptions.server'
import { PREMIUM_CURRENCY } from '../../domain/membership/premium/premium'
import type { Settings } from '../server/env.server'
import { logEvent } from '../server/log.server'
import { paymentMail } from './payment-mail.server'
import { callStripe } from './stripe.server'
import {
  chargeObject,
  disputeObject,
  type InvoiceObject,
  invoiceObject,
  isOfThisSite,
  type Refusal,
  refusalOfInvoice,
  type StripeEvent,
} from './stripe-objects'

type Dependencies = { db: Database; settings: Settings }

/** The statements of an event, run in one batch with the row that marks it as processed. */
export type Effect = {
  outcome: 'applied' | Refusal | 'second' | 'unknown'
  statements: BatchItem<'sqlite'>[]
}

export const effect = (statements: Effect['statements']): Effect => ({ outcome: 'applied', statements })

/** An event that is recorded but changes nothing. `unknown`: it belongs to no member. */
export const refused = (
  outcome: Exclude<Effect['outcome'], 'applied'>,
  statements: Effect['statements'] = [],
): Effect => ({
  outcome,
  statements,
})

/** The statement that stores a paid invoice; `at`, the time of the event, is used if the invoice has no payment date. */
function notePaid(db: Database, memberId: string, invoice: InvoiceObject, at: Date) {
  const { id: invoiceId, number = null, amount_paid: amountPaidCents } = invoice
  const paidAt = invoice.status_transitions.paid_at ?? at
  return notePayment(db, { invoiceId, userId: memberId, number, amountPaidCents, paidAt })
}

/** A paid invoice: stores the payment and mails a receipt. The first one explains withdrawal, even for a free month. */
export async function paidEffect(
  { db, settings }: Dependencies,
  { member }: Subscriber,
  invoice: InvoiceObject,
  at: Date,
) {
  const refusal = refusalOfInvoice(invoice, member.id)
  if (refusal) return refused(refusal)
  const { id: invoiceId, amount_paid: cents } = invoice
  const paid = notePaid(db, member.id, invoice, at)
  const isFirst = invoice.billing_reason === 'subscription_create'
  if (cents === 0 && !isFirst) return effect([paid])
  const rewards = cents === 0 ? [] : rewardsFor(db, { referredId: member.id, invoiceId, amountPaidCents: cents, at })
  const until = invoice.lines.data[0]?.period.end
  if (!until) return effect([paid, ...rewards])
  const params = { cents, dueAt: until.toISOString(), isFirst }
  const words = { kind: 'premium-receipt' as const, about: invoiceId, params }
  const receipt = await paymentMail(settings, words, { member, createdAt: new Date() })
  return effect([paid, ...rewards, insertMailIf(db, receipt)])
}

/**
 * A failed renewal. The subscription's own event brings the consequences and the mail, since it has the end of Premium; in case
 * that event is lost, the subscription is fetched. A failed first payment is shown at checkout.
 */
export function failedEffect({ db }: Dependencies, { member }: Subscriber, invoice: InvoiceObject, now: Date) {
  const refusal = refusalOfInvoice(invoice, member.id)
  if (refusal) return refused(refusal)
  return effect(invoice.billing_reason === 'subscription_create' ? [] : [syncSoon(db, member.id, now)])
}

/**
 * A refund. The payment is stored again because its own event may arrive later. Premium follows the subscription alone; to refund
 * and end a month, the operator does both at Stripe.
 */
export async function refundEffect(deps: Dependencies, { data, created: at }: StripeEvent): Promise<Effect> {
  const { payment_intent: paidBy, amount_refunded: refundedCents, currency } = chargeObject.parse(data.object)
  const invoice = await findPaidInvoice(deps.settings, paidBy)
  if (!invoice) return refused('unknown')
  const payer = currency === PREMIUM_CURRENCY ? await payerOf(deps, invoice) : { refusal: 'price' as const }
  if ('refusal' in payer) return refused(payer.refusal)
  const { memberId } = payer
  return effect([
    ...(memberId
      ? [
          notePaid(deps.db, memberId, invoice, at),
          noteRefund(deps.db, { memberId, invoiceId: invoice.id, refundedCents }),
        ]
      : []),
    ...rewardsBack(deps.db, { invoiceId: invoice.id, refundedCents, at }),
  ])
}

/**
 * A chargeback. It takes back the referral rewards of the payment and cancels the subscription, so that the card isn't charged
 * again. An inquiry before any money moved is only logged.
 */
export async function disputeEffect(
  deps: Dependencies,
  { data, created: at }: StripeEvent,
  now: Date,
): Promise<Effect> {
  const dispute = disputeObject.parse(data.object)
  const invoice = await findPaidInvoice(deps.settings, dispute.payment_intent)
  if (!invoice) return refused('unknown')
  const payer = await payerOf(deps, invoice)
  if ('refusal' in payer) return refused(payer.refusal)
  logEvent('error', 'payments.disputed', { disputeId: dispute.id, status: dispute.status, reason: dispute.reason })
  const state = disputeStateOf(dispute.status)
  if (state === null) return effect([])
  const { memberId } = payer
  const noted = memberId
    ? [notePaid(deps.db, memberId, invoice, at), noteDispute(deps.db, { memberId, invoiceId: invoice.id, state })]
    : []
  if (state === 'won' || (await findDispute(deps.db, invoice.id)) === 'won') return effect(noted)
  const subscription = invoice.parent?.subscription_details?.subscription
  return effect([
    ...noted,
    ...rewardsBack(deps.db, { invoiceId: invoice.id, refundedCents: invoice.amount_paid, at }),
    ...(subscription ? [stripeTask(deps.db, { kind: 'cancel', subject: subscription }, now)] : []),
  ])
}

/** Null: only an inquiry, no money was taken. */
function disputeStateOf(status: string): DisputeState | null {
  if (status.startsWith('warning_') || status === 'prevented') return null
  return status === 'won' || status === 'lost' ? status : 'open'
}

/** The payer of a Premium invoice; null for a deleted member, whose payment may still have rewarded others. */
async function payerOf(
  { db }: Dependencies,
  invoice: InvoiceObject,
): Promise<{ memberId: string | null } | { refusal: Refusal | 'unknown' }> {
  const subscriber = invoice.customer === null ? null : await findSubscriber(db, invoice.customer)
  if (!subscriber) return isOfThisSite(invoice) ? { memberId: null } : { refusal: 'unknown' }
  const refusal = refusalOfInvoice(invoice, subscriber.member.id)
  return refusal ? { refusal } : { memberId: subscriber.member.id }
}

/** The invoice of a payment, which charges and disputes don't name. Null: none. Throws if Stripe doesn't answer. */
async function findPaidInvoice(settings: Settings, paymentIntent: string | null): Promise<InvoiceObject | null> {
  if (paymentIntent === null) return null
  const payment = { type: 'payment_intent' as const, payment_intent: paymentIntent }
  const found = await callStripe(settings, 'paid invoice', (stripe) =>
    stripe.invoicePayments.list({ payment, expand: ['data.invoice'], limit: 1 }),
  )
  if (!found.ok) throw new Error(`Couldn't find the paid invoice: ${found.failure}`)
  const invoice = found.value.data[0]?.invoice
  return invoice ? invoiceObject.parse(invoice) : null
}
