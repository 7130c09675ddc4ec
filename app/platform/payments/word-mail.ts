import type { SubscriptionWord } from '../../data/payments/subscriptions.server'
import { isLive, isUnpaid } from '../../domain/membership/premium/premium'
import type { PaymentWords } from './payment-mail.server'

/** What a member is told by mail of how their subscription stands: it is over, is not paid, or will end; null: nothing. */
export function wordMail(word: SubscriptionWord, now: Date): PaymentWords | null {
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
