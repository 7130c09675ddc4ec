import type { BatchItem } from 'drizzle-orm/batch'
import { PREMIUM_CURRENCY, PREMIUM_PRICE_EUR_CENTS } from '../../domain/membership/premium/premium'
import type { InvoiceObject, SubscriptionObject } from './stripe-objects'

/** What something that Stripe says does here: all of it in one batch, with the note that it was said. */
export type Effect = {
  outcome: 'applied' | Refusal | 'second' | 'unknown'
  statements: BatchItem<'sqlite'>[]
}

export const effect = (statements: Effect['statements']): Effect => ({ outcome: 'applied', statements })

/** Taken note of, and nothing more. `unknown`: whom it is about is nobody here. */
export const refused = (
  outcome: Exclude<Effect['outcome'], 'applied'>,
  statements: Effect['statements'] = [],
): Effect => ({
  outcome,
  statements,
})

/** Tells subscriptions of this site from whatever else the same account at Stripe may sell. */
export const SITE = 'human-design-social'

/** Why something that Stripe says changes nothing here. */
export type Refusal = 'foreign' | 'price' | 'mode'

type Price = SubscriptionObject['items']['data'][number]['price']

/** Whether this is what a month of Premium costs here: what was asked for by whom counts for nothing. */
export const isPremiumPrice = ({ currency, unit_amount: cents, recurring }: Price): boolean =>
  currency === PREMIUM_CURRENCY &&
  cents === PREMIUM_PRICE_EUR_CENTS &&
  recurring?.interval === 'month' &&
  recurring.interval_count === 1

/** Why a subscription is not this member's Premium; null: it is. */
export function refusalOfSubscription({ metadata, items }: SubscriptionObject, memberId: string): Refusal | null {
  if (metadata.user_id !== memberId) return 'foreign'
  const [item, ...others] = items.data
  const isOne = item !== undefined && others.length === 0 && (item.quantity ?? 1) === 1
  return isOne && isPremiumPrice(item.price) ? null : 'price'
}

/** Why an invoice is not one of this member's Premium; null: it is. */
export function refusalOfInvoice({ parent, currency, subtotal }: InvoiceObject, memberId: string): Refusal | null {
  if (parent?.subscription_details?.metadata?.user_id !== memberId) return 'foreign'
  return currency === PREMIUM_CURRENCY && subtotal === PREMIUM_PRICE_EUR_CENTS ? null : 'price'
}

/** Whether an invoice is of a subscription that was bought here, by whomever. */
export const isOfThisSite = ({ parent }: InvoiceObject): boolean =>
  parent?.subscription_details?.metadata?.site === SITE
