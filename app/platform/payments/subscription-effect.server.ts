import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '../../../drizzle/client'
import { insertMailIf } from '../../data/mails.server'
import { stripeTask } from '../../data/payments/payments.server'
import {
  applySubscriptionUpdate,
  findSubscriber,
  isCurrentUpdate,
  type Subscriber,
  type SubscriptionUpdate,
  syncSoon,
} from '../../data/payments/subscriptions.server'
import { isLive, isUnpaid, premiumUntil, type SubscriptionTerm } from '../../domain/membership/premium/premium'
import type { Settings } from '../server/env.server'
import { logEvent } from '../server/log.server'
import { type Effect, effect, paidEffect, refused } from './effects.server'
import { type PaymentWords, paymentMail } from './payment-mail.server'
import { callStripe, forgetIfGone } from './stripe.server'
import { invoiceObject, refusalOfSubscription, type SubscriptionObject, subscriptionObject } from './stripe-objects'

type Dependencies = { db: Database; settings: Settings }
/** The event or request that a state comes from, and its time at Stripe. */
type Source = Pick<SubscriptionUpdate, 'eventId' | 'eventAt' | 'isResponse'>

function toTerm({ status, items, ...subscription }: SubscriptionObject, source: Source): SubscriptionTerm {
  const { cancel_at, cancel_at_period_end, ended_at } = subscription
  const [item] = items.data
  if (!item) throw new Error('A subscription to nothing')
  const { current_period_start: periodStart, current_period_end: periodEnd } = item
  const cancelled = cancel_at ?? (cancel_at_period_end ? periodEnd : null)
  return { status, periodStart, periodEnd, endsAt: status === 'canceled' ? (ended_at ?? source.eventAt) : cancelled }
}

/** The statements that a subscription's state leads to. They write nothing if a newer update is stored. */
export async function subscriptionEffect(
  deps: Dependencies,
  subscriber: Subscriber,
  subscription: SubscriptionObject,
  source: Source,
  now: Date,
): Promise<Effect> {
  const { member, subscription: known } = subscriber
  const refusal = refusalOfSubscription(subscription, member.id)
  if (refusal) return refused(refusal)
  const term = toTerm(subscription, source)
  const update = {
    ...source,
    ...term,
    subscriptionId: subscription.id,
    until: untilOf(subscriber, subscription.id, term),
  }
  const isSecond = known.stripeSubscriptionId !== subscription.id && isLive(known.status) && !source.isResponse
  // Unpaid or ended beside one that goes on as far as we know; in case that has ended too, ask Stripe.
  if (isSecond && (update.status.startsWith('incomplete') || !isLive(update.status))) {
    return refused('second', [syncSoon(deps.db, member.id, now)])
  }
  const statements: Effect['statements'] = applySubscriptionUpdate(deps.db, member.id, update, now)
  if (isSecond && known.stripeSubscriptionId) {
    const ids = { known: known.stripeSubscriptionId, new: subscription.id }
    const isKnownLonger = known.periodEnd !== null && known.periodEnd > update.periodEnd
    const [kept, ended] = isKnownLonger ? [ids.known, ids.new] : [ids.new, ids.known]
    statements.push(endSecond(deps.db, { kept, ended }, now))
  }
  const mail = subscriptionMail(update, now)
  if (mail) {
    const sealed = await paymentMail(deps.settings, mail, { member, createdAt: now })
    statements.push(insertMailIf(deps.db, sealed, isCurrentUpdate(member.id, update)))
  }
  return effect(statements)
}

/** Cancels the second of two subscriptions of one member; its payment is refunded by hand. */
function endSecond(db: Database, { kept, ended }: { kept: string; ended: string }, now: Date) {
  logEvent('error', 'payments.two_subscriptions', { kept, ended })
  return stripeTask(db, { kind: 'cancel', subject: ended }, now)
}

/** A second unpaid month in a row adds no grace period. */
function untilOf({ subscription: known, premiumExpiresAt }: Subscriber, id: string, term: SubscriptionTerm) {
  const until = premiumUntil(term)
  const goesOnUnpaid = isUnpaid(term.status) && isUnpaid(known.status) && known.stripeSubscriptionId === id
  return goesOnUnpaid && premiumExpiresAt && until && premiumExpiresAt < until ? premiumExpiresAt : until
}

/** The mail about a state: ended, unpaid or ending; null: none. */
function subscriptionMail(update: SubscriptionUpdate, now: Date): PaymentWords | null {
  const { subscriptionId, status, endsAt, until } = update
  if (status === 'canceled') return { kind: 'premium-ended', about: subscriptionId, params: {} }
  // A month without its own grace period needs no second mail.
  if (isUnpaid(status) && until && until > now) {
    const about = `${subscriptionId}:${until.getTime()}`
    return { kind: 'premium-payment-failed', about, params: { dueAt: until.toISOString() } }
  }
  if (!endsAt || !isLive(status)) return null
  const about = `${subscriptionId}:${endsAt.getTime()}`
  return { kind: 'premium-ending', about, params: { dueAt: endsAt.toISOString() } }
}

/** More invoices than could have been missed. */
const INVOICES = 5

/**
 * Fetches a customer's subscriptions and invoices from Stripe and applies them as if their events had arrived, so it's safe at any
 * time. False if Stripe didn't answer.
 */
export async function syncSubscription(deps: Dependencies, customerId: string, now: Date): Promise<boolean> {
  const { db, settings } = deps
  const subscriber = await findSubscriber(db, customerId)
  if (!subscriber) return true
  const isTheirs = (one: SubscriptionObject) => refusalOfSubscription(one, subscriber.member.id) === null
  const answer = await callStripe(settings, 'subscription', async (stripe) => {
    const [all, invoices] = await Promise.all([
      stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 10 }),
      stripe.invoices.list({ customer: customerId, status: 'paid', limit: INVOICES }),
    ])
    return { all, invoices, at: all.lastResponse.headers.date }
  })
  if (!answer.ok) return answer.failure === 'missing' && (await forgetIfGone(deps, customerId)).ok
  const { all, invoices, at } = answer.value
  // Stripe's clock, because events use it too.
  const eventAt = at ? new Date(at) : now
  const [current, ...rest] = ranked(all.data.map((one) => subscriptionObject.parse(one)).filter(isTheirs))
  const second = rest.filter(isOngoing).map(({ id }) => endSecond(db, { kept: current!.id, ended: id }, now))
  const source = { eventId: `response_${crypto.randomUUID()}`, eventAt, isResponse: true }
  // The oldest first: the first payment brings the reward.
  const paid = invoices.data.map((invoice) => invoiceObject.parse(invoice)).reverse()
  const effects = [
    ...(current ? [await subscriptionEffect(deps, subscriber, current, source, now)] : []),
    effect(second),
    ...(await Promise.all(paid.map((invoice) => paidEffect(deps, subscriber, invoice, eventAt)))),
  ]
  const [first, ...others]: BatchItem<'sqlite'>[] = effects.flatMap(({ statements }) => statements)
  if (first) await db.batch([first, ...others])
  return true
}

const isOngoing = ({ status }: SubscriptionObject) => isLive(status) && status !== 'incomplete'

/** A customer's subscriptions: ongoing before ended ones, then the latest end first. */
function ranked(all: SubscriptionObject[]): SubscriptionObject[] {
  const endOf = ({ items }: SubscriptionObject) => items.data[0]?.current_period_end.getTime() ?? 0
  return [...all].sort((a, b) => Number(isOngoing(b)) - Number(isOngoing(a)) || endOf(b) - endOf(a))
}
