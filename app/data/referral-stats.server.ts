import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { referralEntries } from '../../drizzle/schema/referrals'
import { users } from '../../drizzle/schema/users'

/** So many rewards are told one by one; one more says that there are older ones. */
export const REWARDS_SHOWN = 50

const ofMember = (memberId: string) => eq(referralEntries.memberId, memberId)
const cents = sql<number>`sum(${referralEntries.cents})`

/**
 * What a member's invitations came to, from the ledger: how many came, of how many something is left, what was earned, and each
 * reward with what refunds left of it, the newest first. Money in cents. Null when there is nobody.
 */
export async function findReferralStats(db: Database, memberId: string) {
  const earnings = db
    .select({ cents: cents.as('cents') })
    .from(referralEntries)
    .where(and(ofMember(memberId), eq(referralEntries.kind, 'earning')))
    .groupBy(referralEntries.invoiceId)
    .as('earnings')
  const [[member], [earned], rewards] = await db.batch([
    db.select({ code: users.referralCode, total: users.referralCount }).from(users).where(eq(users.id, memberId)),
    db
      .select({
        successful: sql<number>`coalesce(sum(${earnings.cents} > 0), 0)`,
        earnedCents: sql<number>`coalesce(sum(${earnings.cents}), 0)`,
      })
      .from(earnings),
    db
      .select({
        /** Of one of its rows. */
        id: sql<string>`min(${referralEntries.id})`,
        kind: referralEntries.kind,
        cents,
        /** What stands at Stripe of it by now. */
        appliedCents: sql<number>`sum(iif(${referralEntries.appliedAt} IS NULL, 0, ${referralEntries.cents}))`,
        /** Stripe is being told of the rest. */
        isDue: sql<boolean>`max(${referralEntries.dueAt}) IS NOT NULL`.mapWith(Boolean),
        isReduced: sql<boolean>`count(*) > 1`.mapWith(Boolean),
        at: sql`min(${referralEntries.createdAt})`.mapWith((milliseconds: number) => new Date(milliseconds)),
      })
      .from(referralEntries)
      .where(ofMember(memberId))
      .groupBy(referralEntries.invoiceId, referralEntries.kind)
      .orderBy(desc(sql`min(${referralEntries.createdAt})`))
      .limit(REWARDS_SHOWN + 1),
  ])
  return member ? { ...member, ...earned!, rewards } : null
}
