import { z } from 'zod'
import {
  PREMIUM_CURRENCY,
  PREMIUM_PRICE_EUR_CENTS,
  SUBSCRIPTION_STATUSES,
} from '../../domain/membership/premium/premium'

// The fields the site reads of Stripe's objects, in the API version of its library (docs/payments.md), and whether they belong to its
// Premium.

const instant = z.int().transform((seconds) => new Date(seconds * 1000))
/** Stripe sends an id, or the whole object if it was expanded. */
const named = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const metadata = z.record(z.string(), z.string())

const price = z.object({
  currency: z.string(),
  unit_amount: z.int().nullable(),
  recurring: z.object({ interval: z.string(), interval_count: z.int() }).nullable(),
})

export const subscriptionObject = z.object({
  id: z.string(),
  customer: named,
  status: z.enum(SUBSCRIPTION_STATUSES),
  metadata,
  cancel_at: instant.nullable(),
  cancel_at_period_end: z.boolean(),
  ended_at: instant.nullable(),
  latest_invoice: named.nullish(),
  items: z.object({
    data: z
      .array(
        z.object({ price, quantity: z.int().optional(), current_period_start: instant, current_period_end: instant }),
      )
      .min(1),
  }),
})
export type SubscriptionObject = z.output<typeof subscriptionObject>

export const invoiceObject = z.object({
  id: z.string(),
  customer: named.nullable(),
  number: z.string().nullish(),
  currency: z.string(),
  subtotal: z.int(),
  amount_paid: z.int().min(0),
  billing_reason: z.string().nullish(),
  status_transitions: z.object({ paid_at: instant.nullable() }),
  parent: z
    .object({
      subscription_details: z.object({ subscription: named, metadata: metadata.nullable() }).nullable(),
    })
    .nullable(),
  lines: z.object({ data: z.array(z.object({ period: z.object({ end: instant }) })) }),
})
export type InvoiceObject = z.output<typeof invoiceObject>

export const checkoutObject = z.object({
  id: z.string(),
  mode: z.string(),
  status: z.string().nullable(),
  currency: z.string().nullish(),
  customer: named.nullable(),
  client_reference_id: z.string().nullable(),
  subscription: z.union([subscriptionObject, z.string()]).nullable(),
})

export const chargeObject = z.object({
  id: z.string(),
  currency: z.string(),
  amount_refunded: z.int().min(0),
  payment_intent: named.nullable(),
})

export const disputeObject = z.object({
  id: z.string(),
  status: z.string(),
  reason: z.string(),
  payment_intent: named.nullable(),
})

/** The common fields of events; the object is parsed by the handler of the type. */
export const eventObject = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  created: instant,
  data: z.object({ object: z.unknown() }),
})
export type StripeEvent = z.output<typeof eventObject>

/** Marks subscriptions of this site, because the Stripe account may sell other things. */
export const SITE = 'human-design-social'

/** Why an event changes nothing. */
export type Refusal = 'foreign' | 'price' | 'mode'

type Price = SubscriptionObject['items']['data'][number]['price']

/** Whether a price is this site's monthly price of Premium. */
export const isPremiumPrice = ({ currency, unit_amount: cents, recurring }: Price): boolean =>
  currency === PREMIUM_CURRENCY &&
  cents === PREMIUM_PRICE_EUR_CENTS &&
  recurring?.interval === 'month' &&
  recurring.interval_count === 1

/** Why a subscription isn't this member's Premium; null: it is. */
export function refusalOfSubscription({ metadata, items }: SubscriptionObject, memberId: string): Refusal | null {
  if (metadata.user_id !== memberId) return 'foreign'
  const [item, ...others] = items.data
  const isOne = item !== undefined && others.length === 0 && (item.quantity ?? 1) === 1
  return isOne && isPremiumPrice(item.price) ? null : 'price'
}

/** Why an invoice isn't for this member's Premium; null: it is. */
export function refusalOfInvoice({ parent, currency, subtotal }: InvoiceObject, memberId: string): Refusal | null {
  if (parent?.subscription_details?.metadata?.user_id !== memberId) return 'foreign'
  return currency === PREMIUM_CURRENCY && subtotal === PREMIUM_PRICE_EUR_CENTS ? null : 'price'
}

/** Whether an invoice is for any subscription bought on this site. */
export const isOfThisSite = ({ parent }: InvoiceObject): boolean =>
  parent?.subscription_details?.metadata?.site === SITE
