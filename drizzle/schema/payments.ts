import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { SubscriptionStatus } from '../../app/domain/membership/premium/premium'
import { createdAt, instant } from '../columns'
import { users } from './users'

/** A member's Stripe customer, and their subscription as of the newest event. Written by `app/platform/payments`. */
export const subscriptions = sqliteTable(
  'subscriptions',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    stripeCustomerId: text('stripe_customer_id').notNull(),
    /** Null until the first purchase, like the columns below. */
    stripeSubscriptionId: text('stripe_subscription_id'),
    status: text('status').$type<SubscriptionStatus>(),
    /** The current month, or the last one. */
    periodStart: instant('period_start'),
    periodEnd: instant('period_end'),
    /** When a cancelled subscription ends or ended; null: it renews. */
    endsAt: instant('ends_at'),
    /** Stripe's time (in whole seconds) and id of the event stored last; an older event changes nothing. */
    lastEventAt: instant('last_event_at'),
    lastEventId: text('last_event_id'),
    /** When the subscription is fetched from Stripe, unless an event comes first. */
    syncDueAt: instant('ask_due_at'),
    /** The checkout opened last. */
    checkoutId: text('checkout_id'),
    /** The end of the period whose renewal mail was sent. */
    remindedFor: instant('reminded_for'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('subscriptions_stripe_customer_id').on(table.stripeCustomerId),
    index('subscriptions_ask_due_at').on(table.syncDueAt).where(sql`${table.syncDueAt} IS NOT NULL`),
    index('subscriptions_renewals')
      .on(table.periodEnd)
      .where(sql`${table.status} = 'active' AND ${table.endsAt} IS NULL`),
  ],
)

export type DisputeState = 'open' | 'won' | 'lost'

/** The paid invoices, by Stripe's id. */
export const payments = sqliteTable(
  'payments',
  {
    invoiceId: text('invoice_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The number printed on the invoice. */
    number: text('number'),
    /** Euro cents; 0 where credit covered everything. */
    amountPaidCents: integer('amount_paid_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** The state of a dispute, in which the payer's bank claims the money back; null: there was none. */
    dispute: text('dispute').$type<DisputeState>(),
    paidAt: instant('paid_at').notNull(),
  },
  (table) => [index('payments_user_id').on(table.userId, table.paidAt)],
)

/** The handled events of Stripe, so that each takes effect once. Names no member. */
export const stripeEvents = sqliteTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** `applied`, or why it changed nothing. Rows written before migration 0055 have `honoured` for `applied`. */
    outcome: text('outcome').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('stripe_events_received_at').on(table.receivedAt)],
)

/** Requests to Stripe, retried until they succeed. Names no member, because the account may be deleted by then. */
export const stripeTasks = sqliteTable(
  'stripe_tasks',
  {
    /** The kind and the subject, so that each task is stored once. */
    id: text('id').primaryKey(),
    /**
     * `stop_renewal` and `cancel` a subscription; `address` updates a customer's mail address; `forget` deletes a customer, which
     * cancels their subscriptions; `withdraw` carries out a withdrawal from the contract.
     */
    kind: text('kind').$type<'stop_renewal' | 'cancel' | 'address' | 'forget' | 'withdraw'>().notNull(),
    /** The id of the subscription or the customer at Stripe, or of the withdrawal here. */
    subject: text('subject').notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: instant('due_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('stripe_tasks_due_at').on(table.dueAt)],
)
