import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { loveAnalyses } from '../../drizzle/schema/love'
import { monthOf } from '../domain/membership/entitlements'

/** Whose analysis, with whom, in which calendar month. */
type Opening = { memberId: string; otherId: string; month: string }

/** No zone is still in the month of so long ago. */
const KEPT_MILLISECONDS = 31 * 86_400_000

/**
 * Opens an analysis where it is open already or fewer than `most` are in this month; one statement counts and writes, so that
 * however many come at once no more are opened. Months are deleted once they are over in every zone: a member who changes
 * their zone at the turn of a month is in the one before again, and what they opened in it still counts.
 */
export async function openAnalysis(db: Database, { memberId, otherId, month }: Opening, most: number, now: Date) {
  const oldest = monthOf(new Date(now.getTime() - KEPT_MILLISECONDS), 'UTC')
  const ofMonth = sql`FROM ${loveAnalyses} WHERE member_id = ${memberId} AND month = ${month}`
  const [, , found] = await db.batch([
    db.delete(loveAnalyses).where(and(eq(loveAnalyses.memberId, memberId), lt(loveAnalyses.month, oldest))),
    db
      .insert(loveAnalyses)
      .select(
        // Every column, in the order of the table.
        sql`SELECT ${memberId}, ${month}, ${otherId}, ${now.getTime()} WHERE (SELECT count(*) ${ofMonth}) < ${most}`,
      )
      .onConflictDoNothing(),
    db
      .select({
        opened: sql<number>`count(*)`,
        isOpen: sql<boolean>`coalesce(max(${loveAnalyses.otherId} = ${otherId}), 0)`.mapWith(Boolean),
      })
      .from(loveAnalyses)
      .where(and(eq(loveAnalyses.memberId, memberId), eq(loveAnalyses.month, month))),
  ])
  return found[0] ?? { opened: 0, isOpen: false }
}
