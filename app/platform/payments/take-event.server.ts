import type { BatchItem } from 'drizzle-orm/batch'
import type { z } from 'zod'
import type { Database } from '../../../drizzle/client'
import { isKnownEvent, noteEvent, stripeTask } from '../../data/payments/payments.server'
import { endCheckout, findSubscriber, isMember, type Subscriber } from '../../data/payments/subscriptions.server'
import { isLive, PREMIUM_CURRENCY } from '../../domain/membership/premium/premium'
import type { Settings } from '../server/env.server'
import { logEvent } from '../server/log.server'
import { disputeEffect, type Effect, effect, failedEffect, paidEffect, refundEffect, refused } from './effects.server'
import {
  checkoutObject,
  invoiceObject,
  SITE,
  type StripeEvent,
  type SubscriptionObject,
  subscriptionObject,
} from './stripe-objects'
import { subscriptionEffect } from './subscription-effect.server'

type Dependencies = { db: Database; settings: Settings }
type Handler = (deps: Dependencies, event: StripeEvent, now: Date) => Promise<Effect>

/** A handler of events about a known customer; `unless` handles those about others. */
const ofCustomer =
  <S extends z.ZodType<{ customer: string | null }>>(
    schema: S,
    follow: (
      deps: Dependencies,
      of: Subscriber,
      object: z.output<S>,
      event: StripeEvent,
      now: Date,
    ) => Promise<Effect> | Effect,
    unless: (deps: Dependencies, object: z.output<S>, now: Date) => Promise<Effect> = async () => refused('unknown'),
  ): Handler =>
  async (deps, event, now) => {
    const object = schema.parse(event.data.object)
    const subscriber = object.customer === null ? null : await findSubscriber(deps.db, object.customer)
    return subscriber ? follow(deps, subscriber, object, event, now) : unless(deps, object, now)
  }

const subscriptionChanged = ofCustomer(
  subscriptionObject,
  (deps, of, object, { id, created }, now) =>
    subscriptionEffect(deps, of, object, { eventId: id, eventAt: created, isResponse: false }, now),
  endOrphan,
)

/** Cancels a subscription whose buyer has deleted their account. Subscriptions of other sites aren't touched. */
async function endOrphan(
  { db }: Dependencies,
  { id, status, metadata }: SubscriptionObject,
  now: Date,
): Promise<Effect> {
  const memberId = metadata.user_id
  if (!memberId || metadata.site !== SITE || !isLive(status) || (await isMember(db, memberId))) {
    return refused('unknown')
  }
  return refused('unknown', [stripeTask(db, { kind: 'cancel', subject: id }, now)])
}

const invoicePaid = ofCustomer(invoiceObject, (deps, of, invoice, { created }) =>
  paidEffect(deps, of, invoice, created),
)
const paymentFailed = ofCustomer(invoiceObject, (deps, of, invoice, _, now) => failedEffect(deps, of, invoice, now))

const HANDLERS: Record<string, Handler> = {
  'customer.subscription.created': subscriptionChanged,
  'customer.subscription.updated': subscriptionChanged,
  'customer.subscription.deleted': subscriptionChanged,
  'customer.subscription.paused': subscriptionChanged,
  'customer.subscription.resumed': subscriptionChanged,
  'invoice.paid': invoicePaid,
  'invoice.payment_failed': paymentFailed,
  'invoice.payment_action_required': paymentFailed,
  'checkout.session.completed': ofCustomer(checkoutObject, ({ db }, { member }, checkout, _, now) => {
    if (checkout.mode !== 'subscription') return refused('mode')
    if (checkout.currency !== PREMIUM_CURRENCY) return refused('price')
    if (checkout.client_reference_id !== member.id) return refused('foreign')
    return effect([endCheckout(db, member.id, checkout.id, now)])
  }),
  'charge.refunded': refundEffect,
  'charge.dispute.created': disputeEffect,
  'charge.dispute.funds_withdrawn': disputeEffect,
  'charge.dispute.closed': disputeEffect,
}

/** The event types to configure at Stripe. */
export const HANDLED_EVENTS = Object.keys(HANDLERS)

export type Taken = Effect['outcome'] | 'known' | 'ignored'

/**
 * Applies an event once: its statements run in one batch with the row that records it, on which a second delivery fails. Throws if it
 * can't be applied; Stripe then sends it again.
 */
export async function takeEvent(deps: Dependencies, event: StripeEvent, now: Date): Promise<Taken> {
  const { db } = deps
  const handler = HANDLERS[event.type]
  if (!handler) return 'ignored'
  if (await isKnownEvent(db, event.id)) return 'known'
  const { outcome, statements } = await handler(deps, event, now)
  const note = noteEvent(db, { id: event.id, type: event.type, outcome, receivedAt: now })
  const batch: [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]] = [note, ...statements]
  try {
    await db.batch(batch)
  } catch (error) {
    // Another delivery was first, or this batch succeeded and only its response was lost.
    if (await isKnownEvent(db, event.id)) return 'known'
    throw error
  }
  if (outcome !== 'applied') logEvent('warn', 'payments.not_applied', { eventId: event.id, type: event.type, outcome })
  return outcome
}
