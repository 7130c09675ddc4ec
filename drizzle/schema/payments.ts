import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { SubscriptionStatus } from '../../app/domain/membership/premium/premium'
import { createdAt, instant } from '../columns'
import { users } from './users'

/** A member as Stripe knows them, and the newest that Stripe said of their subscription. Written by `app/platform/payments`. */
export const subscriptions = sqliteTable(
  'subscriptions',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    stripeCustomerId: text('stripe_customer_id').notNull(),
    /** Null until something was bought; so is what follows. */
    stripeSubscriptionId: text('stripe_subscription_id'),
    status: text('status').$type<SubscriptionStatus>(),
    /** The month that was begun last. */
    periodStart: instant('period_start'),
    periodEnd: instant('period_end'),
    /** When it ends because it was cancelled; null: it renews. Of one that ended, when that was. */
    endsAt: instant('ends_at'),
    /** When Stripe said this, to the second, and in which event: what was said before changes nothing any more. */
    wordAt: instant('word_at'),
    wordId: text('word_id'),
    /** When Stripe is asked how it stands, unless it says so by itself before. */
    askDueAt: instant('ask_due_at'),
    /** The checkout that was opened last. */
    checkoutId: text('checkout_id'),
    /** The period at whose end a mail has told of the renewal. */
    remindedFor: instant('reminded_for'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('subscriptions_stripe_customer_id').on(table.stripeCustomerId),
    index('subscriptions_ask_due_at').on(table.askDueAt).where(sql`${table.askDueAt} IS NOT NULL`),
    index('subscriptions_renewals')
      .on(table.periodEnd)
      .where(sql`${table.status} = 'active' AND ${table.endsAt} IS NULL`),
  ],
)

export type DisputeState = 'open' | 'won' | 'lost'

/** Every invoice a member has paid, by Stripe's name of it. */
export const payments = sqliteTable(
  'payments',
  {
    invoiceId: text('invoice_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the reader sees on the invoice. */
    number: text('number'),
    /** Euro cents; 0 where credit covered everything. */
    amountPaidCents: integer('amount_paid_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** What became of a dispute: the payer's bank took the money back, for now or for good, or not after all; null: there was none. */
    dispute: text('dispute').$type<DisputeState>(),
    paidAt: instant('paid_at').notNull(),
  },
  (table) => [index('payments_user_id').on(table.userId, table.paidAt)],
)

/** The events of Stripe that were taken in, so that each takes effect once. Names no member. */
export const stripeEvents = sqliteTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** What became of it: `honoured`, or why not. */
    outcome: text('outcome').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('stripe_events_received_at').on(table.receivedAt)],
)

/** What Stripe has still to be told; tried again until it was. Names no member: theirs may be gone by then. */
export const stripeTasks = sqliteTable(
  'stripe_tasks',
  {
    /** The kind and what it is about, so that nothing stands here twice. */
    id: text('id').primaryKey(),
    /**
     * `stop_renewal` and `cancel` of a subscription; of a customer a new `address`, and `forget`, which cancels all of theirs;
     * `withdraw`: a withdrawal from the contract.
     */
    kind: text('kind').$type<'stop_renewal' | 'cancel' | 'address' | 'forget' | 'withdraw'>().notNull(),
    /** Stripe's name of the subscription or of the customer; the id of the withdrawal. */
    subject: text('subject').notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: instant('due_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('stripe_tasks_due_at').on(table.dueAt)],
)
