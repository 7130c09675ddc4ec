import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { WithdrawalState } from '../../app/domain/membership/premium/withdrawal'
import { instant } from '../columns'
import { users } from './users'

/** Statements of withdrawal from the contract for Premium. Kept as proof when the member goes, without naming their account. */
export const withdrawals = sqliteTable(
  'withdrawals',
  {
    id: text('id').primaryKey(),
    /** Whose contract it is; null while the address of a statement without a session is not verified. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** As the statement says. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    orderNumber: text('order_number'),
    language: text('language').$type<'en' | 'ru'>().notNull(),
    /** When the statement came: this instant counts, however late it is carried out. */
    receivedAt: instant('received_at').notNull(),
    state: text('state').$type<WithdrawalState>().notNull(),
    /** False where too many mails had gone to the address: none is sent about this statement. */
    isMailed: integer('is_mailed', { mode: 'boolean' }).notNull().default(true),
    /** Until then one run carries it out, and no other statement about the same contract is carried out beside it. */
    claimedUntil: instant('claimed_until'),
    /** When it was carried out, and what Stripe was told to pay back then. */
    doneAt: instant('done_at'),
    refundCents: integer('refund_cents'),
    /** The contract: noted when it is carried out, or when the account or the customer at Stripe is deleted while the statement is open. */
    stripeSubscriptionId: text('stripe_subscription_id'),
  },
  (table) => [
    index('withdrawals_user_id').on(table.userId, table.receivedAt),
    index('withdrawals_received_at').on(table.receivedAt),
    index('withdrawals_state').on(table.state),
    // What is noted of an open statement when the account or the customer of its address is deleted.
    index('withdrawals_open_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.state} IN ('unverified', 'accepted')`),
  ],
)
