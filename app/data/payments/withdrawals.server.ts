import { and, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { subscriptions } from '../../../drizzle/schema/payments'
import { users } from '../../../drizzle/schema/users'
import { withdrawals } from '../../../drizzle/schema/withdrawals'
import type { WithdrawalState } from '../../domain/membership/premium/withdrawal'

export type Withdrawal = typeof withdrawals.$inferSelect

/** The statement that stores a withdrawal; a repeated id is stored once. */
export const insertWithdrawal = (db: Database, withdrawal: typeof withdrawals.$inferInsert) =>
  db.insert(withdrawals).values(withdrawal).onConflictDoNothing()

/** Whether the withdrawal of this id was stored at this instant, as a condition for other statements of its batch. */
export const isNoted = (id: string, receivedAt: Date) =>
  sql`EXISTS (SELECT 1 FROM ${withdrawals} WHERE id = ${id} AND received_at = ${receivedAt.getTime()})`

export async function findWithdrawal(db: Database, id: string): Promise<Withdrawal | null> {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id))
  return row ?? null
}

/**
 * The statement that accepts a withdrawal sent without a session, once its address is verified, for the member with that address;
 * null if there is none, or if the contract was that of an account deleted since.
 */
export const acceptWithdrawal = (db: Database, id: string, emailKey: string) =>
  db
    .update(withdrawals)
    .set({
      state: 'accepted',
      userId: sql`CASE WHEN ${withdrawals.stripeSubscriptionId} IS NULL
        THEN (SELECT ${users.id} FROM ${users} WHERE ${users.emailKey} = ${emailKey}) END`,
    })
    .where(and(eq(withdrawals.id, id), eq(withdrawals.state, 'unverified')))

/** How long a run may take for a withdrawal before another run claims it. */
const CLAIM_MILLISECONDS = 10 * 60_000

/**
 * Claims an accepted withdrawal for one run; null if it isn't accepted, or if a run is processing one of the same contract: two at
 * once would each see that nothing was refunded yet.
 */
export async function claimWithdrawal(db: Database, id: string, now: Date): Promise<Withdrawal | null> {
  const [row] = await db
    .update(withdrawals)
    .set({ claimedUntil: new Date(now.getTime() + CLAIM_MILLISECONDS) })
    .where(
      and(
        eq(withdrawals.id, id),
        eq(withdrawals.state, 'accepted'),
        sql`NOT EXISTS (SELECT 1 FROM ${withdrawals} AS other WHERE other.state = 'accepted' AND other.claimed_until > ${now.getTime()}
          AND (other.id = ${withdrawals.id} OR other.user_id = ${withdrawals.userId}
            OR other.stripe_subscription_id = ${withdrawals.stripeSubscriptionId}))`,
      ),
    )
    .returning()
  return row ?? null
}

/** Releases a claim, unless another run has taken over already. */
export async function releaseWithdrawal(
  db: Database,
  { id, claimedUntil }: Pick<Withdrawal, 'id' | 'claimedUntil'>,
): Promise<void> {
  if (!claimedUntil) return
  const isOwnClaim = and(eq(withdrawals.id, id), eq(withdrawals.claimedUntil, claimedUntil))
  await db.update(withdrawals).set({ claimedUntil: null }).where(isOwnClaim)
}

/**
 * The statement that copies a member's contract to their open withdrawals, before their account or their customer at Stripe is
 * deleted, so that these can still be processed.
 */
export const noteContract = (db: Database, memberId: string) =>
  db
    .update(withdrawals)
    .set({
      stripeSubscriptionId: sql`coalesce(${withdrawals.stripeSubscriptionId},
        (SELECT stripe_subscription_id FROM ${subscriptions} WHERE user_id = ${memberId}))`,
    })
    // Two queries, since one with OR would read every open statement. The index is used only for states that aren't bound, and
    // for an expression on both sides, which has no type affinity.
    .where(
      sql`${withdrawals.id} IN (
        SELECT id FROM ${withdrawals} WHERE user_id = ${memberId} AND state IN ('unverified', 'accepted')
        UNION ALL
        SELECT id FROM ${withdrawals} WHERE state IN ('unverified', 'accepted')
          AND lower(email) = (SELECT lower(${users.emailKey}) FROM ${users} WHERE ${users.id} = ${memberId}))`,
    )

type Done = {
  state: Extract<WithdrawalState, 'refunded' | 'late' | 'nothing'>
  doneAt: Date
  refundCents: number | null
  stripeSubscriptionId: string | null
}

/** The statement that stores the outcome of a withdrawal; the first one wins. */
export const finishWithdrawal = (db: Database, id: string, done: Done) =>
  db
    .update(withdrawals)
    .set(done)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.state, 'accepted')))

/** Whether a member has a subscription that hasn't ended according to Stripe. */
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

/** The member's time zone for dates in mails; null if unknown. */
export async function findTimeZone(db: Database, memberId: string): Promise<string | null> {
  const [row] = await db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, memberId))
  return row?.timeZone ?? null
}

/** Deletes withdrawals received before this instant. */
export async function deleteOldWithdrawals(db: Database, before: Date): Promise<void> {
  await db.delete(withdrawals).where(lte(withdrawals.receivedAt, before))
}
