import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '../../../drizzle/client'
import { insertMailIf } from '../../data/mails.server'
import { stripeTask } from '../../data/payments/payments.server'
import {
  askSoon,
  findSubscriber,
  type Subscriber,
  type SubscriptionWord,
  stands,
  takeWord,
} from '../../data/payments/subscriptions.server'
import { isLive, isUnpaid, premiumUntil, type SubscriptionTerm } from '../../domain/membership/premium/premium'
import type { Settings } from '../server/env.server'
import { logEvent } from '../server/log.server'
import { forgetIfGone } from './customer.server'
import { type Effect, effect, refusalOfSubscription, refused } from './effect'
import { paidEffect } from './invoice-effects.server'
import { type PaymentWords, paymentMail } from './payment-mail.server'
import { askStripe } from './stripe.server'
import { invoiceObject, type SubscriptionObject, subscriptionObject } from './stripe-objects'

type Dependencies = { db: Database; settings: Settings }
/** Which event or question it comes of, and when Stripe said it. */
type Saying = Pick<SubscriptionWord, 'wordId' | 'wordAt' | 'isAsked'>

function toTerm({ status, items, ...subscription }: SubscriptionObject, saying: Saying): SubscriptionTerm {
  const { cancel_at, cancel_at_period_end, ended_at } = subscription
  const [item] = items.data
  if (!item) throw new Error('A subscription to nothing')
  const { current_period_start: periodStart, current_period_end: periodEnd } = item
  const cancelled = cancel_at ?? (cancel_at_period_end ? periodEnd : null)
  return { status, periodStart, periodEnd, endsAt: status === 'canceled' ? (ended_at ?? saying.wordAt) : cancelled }
}

/** What follows for a member from how a subscription stands. Nothing of it is written where a newer word is known already. */
export async function subscriptionEffect(
  deps: Dependencies,
  subscriber: Subscriber,
  subscription: SubscriptionObject,
  saying: Saying,
  now: Date,
): Promise<Effect> {
  const { member, subscription: known } = subscriber
  const refusal = refusalOfSubscription(subscription, member.id)
  if (refusal) return refused(refusal)
  const term = toTerm(subscription, saying)
  const word = {
    ...saying,
    ...term,
    subscriptionId: subscription.id,
    until: untilOf(subscriber, subscription.id, term),
  }
  const isSecond = known.stripeSubscriptionId !== subscription.id && isLive(known.status) && !saying.isAsked
  // Not paid, or over, beside one that goes on as far as is known; should that be over too, Stripe knows.
  if (isSecond && (word.status.startsWith('incomplete') || !isLive(word.status))) {
    return refused('second', [askSoon(deps.db, member.id, now)])
  }
  const statements: Effect['statements'] = takeWord(deps.db, member.id, word, now)
  if (isSecond && known.stripeSubscriptionId) {
    const ids = { known: known.stripeSubscriptionId, new: subscription.id }
    const isKnownLonger = known.periodEnd !== null && known.periodEnd > word.periodEnd
    const [kept, ended] = isKnownLonger ? [ids.known, ids.new] : [ids.new, ids.known]
    statements.push(endSecond(deps.db, { kept, ended }, now))
  }
  const mail = subscriptionMail(word, now)
  if (mail) {
    const sealed = await paymentMail(deps.settings, mail, { member, createdAt: now })
    statements.push(insertMailIf(deps.db, sealed, stands(member.id, word)))
  }
  return effect(statements)
}

/** Of two subscriptions that one member pays, one is ended; what was paid for it is given back by hand. */
function endSecond(db: Database, { kept, ended }: { kept: string; ended: string }, now: Date) {
  logEvent('error', 'payments.two_subscriptions', { kept, ended })
  return stripeTask(db, { kind: 'cancel', subject: ended }, now)
}

/** A month that is not paid after one that was not either brings no days of grace of its own. */
function untilOf({ subscription: known, premiumExpiresAt }: Subscriber, id: string, term: SubscriptionTerm) {
  const until = premiumUntil(term)
  const goesOnUnpaid = isUnpaid(term.status) && isUnpaid(known.status) && known.stripeSubscriptionId === id
  return goesOnUnpaid && premiumExpiresAt && until && premiumExpiresAt < until ? premiumExpiresAt : until
}

/** What a member is told by mail of how their subscription stands: it is over, is not paid, or will end; null: nothing. */
function subscriptionMail(word: SubscriptionWord, now: Date): PaymentWords | null {
  const { subscriptionId, status, endsAt, until } = word
  if (status === 'canceled') return { kind: 'premium-ended', about: subscriptionId, params: {} }
  // Of a month that brought no days of grace there is nothing to say that was not said of the one before.
  if (isUnpaid(status) && until && until > now) {
    const about = `${subscriptionId}:${until.getTime()}`
    return { kind: 'premium-payment-failed', about, params: { dueAt: until.toISOString() } }
  }
  if (!endsAt || !isLive(status)) return null
  const about = `${subscriptionId}:${endsAt.getTime()}`
  return { kind: 'premium-ending', about, params: { dueAt: endsAt.toISOString() } }
}

/** As many invoices as may have been missed. */
const INVOICES = 5

/**
 * Asks Stripe how a customer's subscription stands and what they paid, and takes it in as if its events had come; so it may be
 * done at any time. False where Stripe could not be asked.
 */
export async function askSubscription(deps: Dependencies, customerId: string, now: Date): Promise<boolean> {
  const { db, settings } = deps
  const subscriber = await findSubscriber(db, customerId)
  if (!subscriber) return true
  const isTheirs = (one: SubscriptionObject) => refusalOfSubscription(one, subscriber.member.id) === null
  const answer = await askStripe(settings, 'subscription', async (stripe) => {
    const [all, invoices] = await Promise.all([
      stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 10 }),
      stripe.invoices.list({ customer: customerId, status: 'paid', limit: INVOICES }),
    ])
    return { all, invoices, at: all.lastResponse.headers.date }
  })
  if (!answer.ok) return answer.failure === 'missing' && (await forgetIfGone(deps, customerId)).ok
  const { all, invoices, at } = answer.value
  // By Stripe's clock, as its events are.
  const wordAt = at ? new Date(at) : now
  const [current, ...rest] = ranked(all.data.map((one) => subscriptionObject.parse(one)).filter(isTheirs))
  const second = rest.filter(isOngoing).map(({ id }) => endSecond(db, { kept: current!.id, ended: id }, now))
  const source = { wordId: `asked_${crypto.randomUUID()}`, wordAt, isAsked: true }
  // The oldest first: the first payment brings the reward.
  const paid = invoices.data.map((invoice) => invoiceObject.parse(invoice)).reverse()
  const effects = [
    ...(current ? [await subscriptionEffect(deps, subscriber, current, source, now)] : []),
    effect(second),
    ...(await Promise.all(paid.map((invoice) => paidEffect(deps, subscriber, invoice, wordAt)))),
  ]
  const [first, ...others]: BatchItem<'sqlite'>[] = effects.flatMap(({ statements }) => statements)
  if (first) await db.batch([first, ...others])
  return true
}

const isOngoing = ({ status }: SubscriptionObject) => isLive(status) && status !== 'incomplete'

/** All a customer ever had, the one that counts first: what goes on before what has ended, then by the end. */
function ranked(all: SubscriptionObject[]): SubscriptionObject[] {
  const endOf = ({ items }: SubscriptionObject) => items.data[0]?.current_period_end.getTime() ?? 0
  return [...all].sort((a, b) => Number(isOngoing(b)) - Number(isOngoing(a)) || endOf(b) - endOf(a))
}
