import type { Database } from '../../../drizzle/client'
import { insertMailIf } from '../../data/mails.server'
import { notePayment } from '../../data/payments/payments.server'
import { rewardsFor } from '../../data/payments/referrals.server'
import { askSoon, type Subscriber } from '../../data/payments/subscriptions.server'
import type { Settings } from '../server/env.server'
import { effect, refusalOfInvoice, refused } from './effect'
import { paymentMail } from './payment-mail.server'
import type { InvoiceObject } from './stripe-objects'

type Dependencies = { db: Database; settings: Settings }

/** The statement that notes a paid invoice; `at` is when Stripe said so, where the invoice does not say when it was paid. */
export function notePaid(db: Database, memberId: string, invoice: InvoiceObject, at: Date) {
  const { id: invoiceId, number = null, amount_paid: amountPaidCents } = invoice
  const paidAt = invoice.status_transitions.paid_at ?? at
  return notePayment(db, { invoiceId, userId: memberId, number, amountPaidCents, paidAt })
}

/** A paid invoice: the payment, and the receipt. The first one names the right of withdrawal, even where nothing was charged. */
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
 * A renewal that could not be paid. What follows, and the mail of it, comes with the word of the subscription, which knows until
 * when Premium lasts; should that word have been lost, Stripe is asked. The first payment fails before the member's eyes.
 */
export function failedEffect({ db }: Dependencies, { member }: Subscriber, invoice: InvoiceObject, now: Date) {
  const refusal = refusalOfInvoice(invoice, member.id)
  if (refusal) return refused(refusal)
  return effect(invoice.billing_reason === 'subscription_create' ? [] : [askSoon(db, member.id, now)])
}
