import { eq } from 'drizzle-orm'
import { referralEntries, referrals } from '../../drizzle/schema/referrals'
import type { MemberTable } from './member-table.server'

/** What the database holds of invitations: by whose code a member came, and what theirs brought. */
export const REFERRAL_TABLES: MemberTable[] = [
  {
    // How many came by a code stays the count it was, on the row of whoever gave the code: it names nobody.
    table: referrals,
    by: [referrals.referredId],
    emptied: [referrals.referrerId],
    held: {
      joinedByCode: (db, memberId) =>
        db
          .select({ code: referrals.code, createdAt: referrals.createdAt })
          .from(referrals)
          .where(eq(referrals.referredId, memberId)),
    },
  },
  {
    // Whose payment it comes from, and by which invoice, is the other's to know.
    table: referralEntries,
    by: [referralEntries.memberId],
    emptied: [referralEntries.referredId],
    held: {
      referralRewards: (db, memberId) =>
        db
          .select({
            kind: referralEntries.kind,
            cents: referralEntries.cents,
            createdAt: referralEntries.createdAt,
            appliedAt: referralEntries.appliedAt,
          })
          .from(referralEntries)
          .where(eq(referralEntries.memberId, memberId))
          .orderBy(referralEntries.createdAt),
    },
  },
]
