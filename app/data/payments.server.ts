import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { type DisputeState, payments } from '../../drizzle/schema/payments'

/** The statement that notes a paid invoice; one that is known stays as it is. */
export const notePayment = (db: Database, payment: typeof payments.$inferInsert) =>
  db.insert(payments).values(payment).onConflictDoNothing()

/** The statement that notes how much of an invoice went back so far; it never becomes less. */
export const noteRefund = (db: Database, { memberId, invoiceId, refundedCents }: Refund) =>
  db
    .update(payments)
    .set({ refundedCents: sql`max(${payments.refundedCents}, ${refundedCents})` })
    .where(and(eq(payments.invoiceId, invoiceId), eq(payments.userId, memberId)))
type Refund = { memberId: string; invoiceId: string; refundedCents: number }

/** The statement that notes what becomes of a dispute about a payment; what was decided does not open again. */
export const noteDispute = (db: Database, { memberId, invoiceId, state }: Dispute) =>
  db
    .update(payments)
    .set({ dispute: state === 'open' ? sql`coalesce(${payments.dispute}, ${state})` : state })
    .where(and(eq(payments.invoiceId, invoiceId), eq(payments.userId, memberId)))
type Dispute = { memberId: string; invoiceId: string; state: DisputeState }

/** How a dispute about an invoice stands; null: there is none. */
export async function findDispute(db: Database, invoiceId: string): Promise<DisputeState | null> {
  const [row] = await db.select({ dispute: payments.dispute }).from(payments).where(eq(payments.invoiceId, invoiceId))
  return row?.dispute ?? null
}

/** What a member paid, the newest first. */
export function listPayments(db: Database, memberId: string, limit: number) {
  const { invoiceId, number, amountPaidCents, refundedCents, dispute, paidAt } = payments
  return db
    .select({ invoiceId, number, amountPaidCents, refundedCents, dispute, paidAt })
    .from(payments)
    .where(eq(payments.userId, memberId))
    .orderBy(desc(paidAt))
    .limit(limit)
}
