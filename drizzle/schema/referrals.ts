import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { RewardKind } from '../../app/domain/membership/premium/referrals'
import { createdAt, instant } from '../columns'
import { users } from './users'

/** Referrals, at most one a referred member. */
export const referrals = sqliteTable(
  'referrals',
  {
    referredId: text('referred_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once their account is deleted; the referred member still gets the promised credit. */
    referrerId: text('referrer_id').references(() => users.id, { onDelete: 'set null' }),
    code: text('code').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('referrals_referrer').on(table.referrerId),
    check('referrals_not_oneself', sql`${table.referrerId} <> ${table.referredId}`),
  ],
)

/**
 * The ledger of rewards, in cents. Rows are only added; only the columns about Stripe change. A reward is one row for each of the
 * two members; a refund adds a negative one.
 */
export const referralEntries = sqliteTable(
  'referral_entries',
  {
    id: text('id').primaryKey(),
    /** The member who is credited. */
    memberId: text('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The member whose payment earned it; null once their account is deleted. */
    referredId: text('referred_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').$type<RewardKind>().notNull(),
    /** Stripe's id. */
    invoiceId: text('invoice_id').notNull(),
    /** The amount paid of the invoice, and the part refunded as of this row; 0 is the reward itself. */
    paidCents: integer('paid_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull(),
    cents: integer('cents').notNull(),
    createdAt: createdAt(),
    /** When it was added to the customer's balance at Stripe, and the id there; null: not yet. */
    appliedAt: instant('applied_at'),
    stripeBalanceId: text('stripe_balance_id'),
    /**
     * When it is to be sent to Stripe; null: already sent, or the member isn't a customer there yet. A trigger sets it once they
     * are (`subscriptions_added`).
     */
    dueAt: instant('due_at'),
  },
  (table) => [
    uniqueIndex('referral_entries_once').on(table.referredId, table.kind).where(sql`${table.refundedCents} = 0`),
    uniqueIndex('referral_entries_state').on(table.invoiceId, table.kind, table.refundedCents),
    index('referral_entries_referred').on(table.referredId),
    index('referral_entries_member').on(table.memberId, table.createdAt),
    index('referral_entries_due').on(table.dueAt).where(sql`${table.dueAt} IS NOT NULL`),
  ],
)

/** The highest refunded amount reported for an invoice, because the event of a refund may arrive before that of the payment. */
export const referralRefunds = sqliteTable(
  'referral_refunds',
  {
    invoiceId: text('invoice_id').primaryKey(),
    refundedCents: integer('refunded_cents').notNull(),
    reportedAt: instant('told_at').notNull(),
  },
  (table) => [index('referral_refunds_told_at').on(table.reportedAt)],
)
