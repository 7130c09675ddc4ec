import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { accountTokens } from '../../drizzle/schema/account-tokens'

/** The address a member asked for and has not confirmed yet, while its link still works; null when nothing waits. */
export async function findWaitingEmail(db: Database, memberId: string, now: number): Promise<string | null> {
  const [row] = await waitingEmail(db, memberId, now)
  return row?.email ?? null
}

/** The same as a query, for a batch: one row or none. */
export const waitingEmail = (db: Database, memberId: string, now: number) =>
  db
    .select({ email: accountTokens.email })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, memberId),
        eq(accountTokens.purpose, 'change_email'),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, new Date(now)),
      ),
    )
    .orderBy(desc(accountTokens.createdAt))
    .limit(1)
