import { z } from 'zod'
import { SUBSCRIPTION_STATUSES } from '../../domain/membership/premium/premium'

// What the site reads of Stripe's objects, in the shape of the version its library speaks (docs/payments.md).

const instant = z.int().transform((seconds) => new Date(seconds * 1000))
/** Stripe writes a name, or the whole thing where that was asked for. */
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

/** The frame of every event: what it is about is read by its type. */
export const eventObject = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  created: instant,
  data: z.object({ object: z.unknown() }),
})
export type StripeEvent = z.output<typeof eventObject>
