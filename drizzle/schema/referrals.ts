import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { RewardKind } from '../../app/domain/membership/premium/referrals'
import { createdAt, instant } from '../columns'
import { users } from './users'

/** Who came by whose code. One row a referred member, at most. */
export const referrals = sqliteTable(
  'referrals',
  {
    referredId: text('referred_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once they are gone: who came by their code still gets the credit they were promised. */
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
 * What invitations brought, in cents: rows are added and never changed, but for what became of them at Stripe. A reward is one
 * row for each of the two; what a refund takes back is another, with fewer than no cents.
 */
export const referralEntries = sqliteTable(
  'referral_entries',
  {
    id: text('id').primaryKey(),
    /** Whose it is. */
    memberId: text('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whose payment it comes from; null once they are gone: what it brought stays. */
    referredId: text('referred_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').$type<RewardKind>().notNull(),
    /** By Stripe's name. */
    invoiceId: text('invoice_id').notNull(),
    /** What was paid of the invoice, and of that how much had been paid back by this row: 0 is the reward itself. */
    paidCents: integer('paid_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull(),
    cents: integer('cents').notNull(),
    createdAt: createdAt(),
    /** When Stripe had it in the balance it charges against, and by what name; null: still to be told. */
    appliedAt: instant('applied_at'),
    stripeBalanceId: text('stripe_balance_id'),
    /**
     * When Stripe is to be told; null: it was, or does not know the member yet. A trigger sets it once the member is a customer
     * there (`subscriptions_added`).
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

/** How much of an invoice was paid back, the most that was said of it: word of a refund may come before that of the payment. */
export const referralRefunds = sqliteTable(
  'referral_refunds',
  {
    invoiceId: text('invoice_id').primaryKey(),
    refundedCents: integer('refunded_cents').notNull(),
    toldAt: instant('told_at').notNull(),
  },
  (table) => [index('referral_refunds_told_at').on(table.toldAt)],
)
