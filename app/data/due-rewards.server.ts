import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { subscriptions } from '../../drizzle/schema/payments'
import { referralEntries } from '../../drizzle/schema/referrals'

/** Rows of the ledger that Stripe is to be told of by now, with who the member is there; who waits longest first. */
export const listDueRewards = (db: Database, { now, limit }: { now: number; limit: number }) =>
  db
    .select({
      id: referralEntries.id,
      cents: referralEntries.cents,
      customerId: subscriptions.stripeCustomerId,
    })
    .from(referralEntries)
    .innerJoin(subscriptions, eq(subscriptions.userId, referralEntries.memberId))
    .where(and(isNotNull(referralEntries.dueAt), lte(referralEntries.dueAt, new Date(now))))
    .orderBy(asc(referralEntries.dueAt))
    .limit(limit)

/** Notes that Stripe has it, by its name there; the first word of it holds. */
export async function noteApplied(db: Database, id: string, applied: { at: Date; stripeBalanceId: string }) {
  await db
    .update(referralEntries)
    .set({ appliedAt: applied.at, stripeBalanceId: applied.stripeBalanceId, dueAt: null })
    .where(and(eq(referralEntries.id, id), isNull(referralEntries.appliedAt)))
}

/** Lets one wait that could not be told. */
export async function postponeReward(db: Database, id: string, until: Date) {
  await db
    .update(referralEntries)
    .set({ dueAt: until })
    .where(and(eq(referralEntries.id, id), isNull(referralEntries.appliedAt)))
}
