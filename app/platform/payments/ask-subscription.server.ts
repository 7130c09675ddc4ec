import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '../../../drizzle/client'
import { findSubscriber } from '../../data/payments/subscriptions.server'
import { isLive } from '../../domain/membership/premium/premium'
import type { Settings } from '../server/env.server'
import { forgetIfGone } from './customer.server'
import { effect, refusalOfSubscription } from './effect'
import { paidEffect } from './invoice-effects.server'
import { askStripe } from './stripe.server'
import { invoiceObject, type SubscriptionObject, subscriptionObject } from './stripe-objects'
import { endSecond, subscriptionEffect } from './subscription-effect.server'

type Dependencies = { db: Database; settings: Settings }

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
