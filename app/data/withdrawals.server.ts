import { and, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { subscriptions } from '../../drizzle/schema/payments'
import { users } from '../../drizzle/schema/users'
import { withdrawals } from '../../drizzle/schema/withdrawals'
import type { WithdrawalState } from '../domain/membership/withdrawal'

export type Withdrawal = typeof withdrawals.$inferSelect

/** The statement that notes what somebody stated; sent twice it is one, told by its id. */
export const insertWithdrawal = (db: Database, withdrawal: typeof withdrawals.$inferInsert) =>
  db.insert(withdrawals).values(withdrawal).onConflictDoNothing()

/** Where a statement of this id was noted at this instant, for what is written with it in a batch. */
export const isNoted = (id: string, receivedAt: Date) =>
  sql`EXISTS (SELECT 1 FROM ${withdrawals} WHERE id = ${id} AND received_at = ${receivedAt.getTime()})`

export async function findWithdrawal(db: Database, id: string): Promise<Withdrawal | null> {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id))
  return row ?? null
}

/**
 * The statement that accepts what came without a session once its address is verified, for the member who has that address;
 * null where no one has.
 */
export const acceptWithdrawal = (db: Database, id: string, emailKey: string) =>
  db
    .update(withdrawals)
    .set({ state: 'accepted', userId: sql`(SELECT ${users.id} FROM ${users} WHERE ${users.emailKey} = ${emailKey})` })
    .where(and(eq(withdrawals.id, id), eq(withdrawals.state, 'unverified')))

type Done = {
  state: Extract<WithdrawalState, 'refunded' | 'late' | 'nothing'>
  doneAt: Date
  refundCents: number | null
  stripeSubscriptionId: string | null
}

/** The statement that notes what became of one; the first that says so counts. */
export const finishWithdrawal = (db: Database, id: string, done: Done) =>
  db
    .update(withdrawals)
    .set(done)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.state, 'accepted')))

/** Whether a member has a subscription that is not over as far as Stripe has said. */
export async function hasContract(db: Database, memberId: string): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.stripeSubscriptionId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, memberId),
        sql`${subscriptions.status} IN ('active', 'trialing', 'past_due', 'unpaid', 'paused')`,
      ),
    )
  return rows.length > 0
}

/** By whose clock a member is told days; null where none is known. */
export async function findTimeZone(db: Database, memberId: string): Promise<string | null> {
  const [row] = await db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, memberId))
  return row?.timeZone ?? null
}

/** Removes statements that came before this instant. */
export async function deleteOldWithdrawals(db: Database, before: Date): Promise<void> {
  await db.delete(withdrawals).where(lte(withdrawals.receivedAt, before))
}
