import { eq } from 'drizzle-orm'
import { payments, subscriptions } from '../../drizzle/schema/payments'
import { withdrawals } from '../../drizzle/schema/withdrawals'
import type { MemberTable } from './member-table.server'

/** What the database holds of a member's subscription and of what they paid; the cards are Stripe's alone. */
export const PAYMENT_TABLES: MemberTable[] = [
  {
    table: subscriptions,
    by: [subscriptions.userId],
    held: {
      subscription: (db, memberId) =>
        db
          .select({
            stripeCustomerId: subscriptions.stripeCustomerId,
            stripeSubscriptionId: subscriptions.stripeSubscriptionId,
            status: subscriptions.status,
            periodStart: subscriptions.periodStart,
            periodEnd: subscriptions.periodEnd,
            endsAt: subscriptions.endsAt,
            createdAt: subscriptions.createdAt,
          })
          .from(subscriptions)
          .where(eq(subscriptions.userId, memberId)),
    },
  },
  {
    table: payments,
    by: [payments.userId],
    held: {
      payments: (db, memberId) =>
        db
          .select({
            invoiceId: payments.invoiceId,
            number: payments.number,
            amountPaidCents: payments.amountPaidCents,
            refundedCents: payments.refundedCents,
            dispute: payments.dispute,
            paidAt: payments.paidAt,
          })
          .from(payments)
          .where(eq(payments.userId, memberId))
          .orderBy(payments.paidAt),
    },
  },
  {
    // A statement of withdrawal is proof for both sides, so it outlives the account without naming it.
    table: withdrawals,
    by: [],
    emptied: [withdrawals.userId],
    held: {
      withdrawals: (db, memberId) =>
        db
          .select({
            name: withdrawals.name,
            email: withdrawals.email,
            orderNumber: withdrawals.orderNumber,
            receivedAt: withdrawals.receivedAt,
            state: withdrawals.state,
            doneAt: withdrawals.doneAt,
            refundCents: withdrawals.refundCents,
          })
          .from(withdrawals)
          .where(eq(withdrawals.userId, memberId))
          .orderBy(withdrawals.receivedAt),
    },
  },
]
