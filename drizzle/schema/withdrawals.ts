import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { WithdrawalState } from '../../app/domain/membership/premium/withdrawal'
import { instant } from '../columns'
import { users } from './users'

/** Statements of withdrawal from the Premium contract. They stay as proof after the account is deleted, without its id. */
export const withdrawals = sqliteTable(
  'withdrawals',
  {
    id: text('id').primaryKey(),
    /** The buyer; null while the mail address of a statement sent without a session is unverified. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** As entered in the statement. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    orderNumber: text('order_number'),
    language: text('language').$type<'en' | 'ru'>().notNull(),
    /** When the statement was received; deadlines count from here, even if it's carried out later. */
    receivedAt: instant('received_at').notNull(),
    state: text('state').$type<WithdrawalState>().notNull(),
    /** False if the address had received too many mails, so none is sent about this statement. */
    isMailed: integer('is_mailed', { mode: 'boolean' }).notNull().default(true),
    /** Until then one run has claimed it, and no other statement about the same contract is carried out. */
    claimedUntil: instant('claimed_until'),
    /** When it was carried out, and the refund requested from Stripe. */
    doneAt: instant('done_at'),
    refundCents: integer('refund_cents'),
    /** The contract; stored when the statement is carried out, or when the account or customer is deleted while it's open. */
    stripeSubscriptionId: text('stripe_subscription_id'),
  },
  (table) => [
    index('withdrawals_user_id').on(table.userId, table.receivedAt),
    index('withdrawals_received_at').on(table.receivedAt),
    index('withdrawals_state').on(table.state),
    // For deleting the account or customer of an address with an open statement.
    index('withdrawals_open_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.state} IN ('unverified', 'accepted')`),
  ],
)
