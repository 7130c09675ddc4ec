import { and, asc, desc, eq, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../../drizzle/client'
import { type DisputeState, payments, stripeEvents, stripeTasks, subscriptions } from '../../../drizzle/schema/payments'
import { retryWait } from '../../domain/retry-wait'

/** The statement that stores a paid invoice, unless it is stored already. */
export const notePayment = (db: Database, payment: typeof payments.$inferInsert) =>
  db.insert(payments).values(payment).onConflictDoNothing()

/** The statement that stores the total refunded of an invoice, which never decreases. */
export const noteRefund = (db: Database, { memberId, invoiceId, refundedCents }: Refund) =>
  db
    .update(payments)
    .set({ refundedCents: sql`max(${payments.refundedCents}, ${refundedCents})` })
    .where(and(eq(payments.invoiceId, invoiceId), eq(payments.userId, memberId)))
type Refund = { memberId: string; invoiceId: string; refundedCents: number }

/** The statement that stores the state of a dispute; a decided dispute doesn't reopen. */
export const noteDispute = (db: Database, { memberId, invoiceId, state }: Dispute) =>
  db
    .update(payments)
    .set({ dispute: state === 'open' ? sql`coalesce(${payments.dispute}, ${state})` : state })
    .where(and(eq(payments.invoiceId, invoiceId), eq(payments.userId, memberId)))
type Dispute = { memberId: string; invoiceId: string; state: DisputeState }

/** The state of the dispute about an invoice; null if there is none. */
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

/** Whether an event was processed already. */
export async function isKnownEvent(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, id))
  return rows.length > 0
}

/** The statement that marks an event as processed. It fails for a second delivery, and so does the whole batch. */
export const noteEvent = (db: Database, event: typeof stripeEvents.$inferInsert) =>
  db.insert(stripeEvents).values(event)

/** Deletes events that are too old for Stripe to deliver again. */
export async function deleteOldEvents(db: Database, before: Date): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, before))
}

export type StripeTask = typeof stripeTasks.$inferSelect

/** How long a run may take for a task before another run claims it. */
const CLAIM_MILLISECONDS = 10 * 60_000
/** The waits after a task that failed. */
const RETRIES = { firstMilliseconds: 2 * CLAIM_MILLISECONDS, factor: 2, mostMilliseconds: 6 * 3_600_000 }

/** The statement that queues a task for Stripe, in the batch with its cause. Queued twice, it is one task. */
export const stripeTask = (db: Database, { kind, subject }: Pick<StripeTask, 'kind' | 'subject'>, now: Date) =>
  db
    .insert(stripeTasks)
    .values({ id: `${kind}:${subject}`, kind, subject, dueAt: now })
    .onConflictDoNothing()

/** A task for each subscription that matches; every column, in the order of the table. */
const taskForEach = (
  db: Database,
  kind: StripeTask['kind'],
  subject: SQLiteColumn,
  now: Date,
  where: SQL | undefined,
  mark = '',
) =>
  db
    .insert(stripeTasks)
    .select(
      sql`SELECT ${`${kind}:${mark}`} || ${subject}, ${kind}, ${subject}, 0, ${now.getTime()}, ${now.getTime()}
        FROM ${subscriptions} WHERE ${where}`,
    )
    .onConflictDoNothing()

/** Queues the deletion of the member's customer at Stripe, if any, which cancels their subscription. */
export const partWithCustomer = (db: Database, memberId: string, now: Date) =>
  taskForEach(db, 'forget', subscriptions.stripeCustomerId, now, eq(subscriptions.userId, memberId))

/**
 * Queues an update of the member's mail address at Stripe, if they are a customer and `condition` holds. The address is read when
 * the task runs; each change is a task of its own.
 */
export const queueAddressUpdate = (db: Database, memberId: string, now: Date, condition?: SQL) =>
  taskForEach(
    db,
    'address',
    subscriptions.stripeCustomerId,
    now,
    and(eq(subscriptions.userId, memberId), condition),
    `${now.getTime()}:`,
  )

/** Whether a member's subscription is charged again. */
const renews = (memberId: string) =>
  sql`${subscriptions.userId} = ${memberId} AND ${subscriptions.endsAt} IS NULL
    AND ${subscriptions.status} IN ('active', 'trialing', 'past_due', 'unpaid')`

/** The subscription of a member that will be charged again, as a query for a batch: one row or none. */
export const renewingSubscription = (db: Database, memberId: string) =>
  db.select({ stripeSubscriptionId: subscriptions.stripeSubscriptionId }).from(subscriptions).where(renews(memberId))

/** Queues the cancellation of the member's renewing subscription, if any. */
export const stopRenewal = (db: Database, memberId: string, now: Date) =>
  taskForEach(db, 'stop_renewal', subscriptions.stripeSubscriptionId, now, renews(memberId))

/** Claims due tasks, oldest first, until this run must have ended. */
export async function claimStripeTasks(db: Database, now: number, limit: number): Promise<StripeTask[]> {
  const due = db
    .select({ id: stripeTasks.id })
    .from(stripeTasks)
    .where(lte(stripeTasks.dueAt, new Date(now)))
    .orderBy(asc(stripeTasks.dueAt))
    .limit(limit)
  return db
    .update(stripeTasks)
    .set({ dueAt: new Date(now + CLAIM_MILLISECONDS), attempts: sql`${stripeTasks.attempts} + 1` })
    .where(inArray(stripeTasks.id, due))
    .returning()
}

/** Deletes a finished task, even if another run has claimed it since: that run does the same work. */
export async function endStripeTask(db: Database, { id }: Pick<StripeTask, 'id'>): Promise<void> {
  await db.delete(stripeTasks).where(eq(stripeTasks.id, id))
}

/** Delays a failed task, longer each time, at most six hours; it is retried without end. `now` in milliseconds. */
export async function postponeStripeTask(db: Database, { id, attempts }: StripeTask, now: number): Promise<void> {
  await db
    .update(stripeTasks)
    .set({ dueAt: new Date(now + retryWait(attempts, RETRIES)) })
    .where(and(eq(stripeTasks.id, id), eq(stripeTasks.attempts, attempts)))
}
