import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { loveAnalyses } from '../../drizzle/schema/love'

/** Whose analysis, with whom, in which calendar month. */
type Opening = { memberId: string; otherId: string; month: string }

/**
 * Opens an analysis where it stands open already or fewer than `most` do in this month; one statement counts and writes, so
 * that however many come at once no more are opened. Months that are over are forgotten.
 */
export async function openAnalysis(db: Database, { memberId, otherId, month }: Opening, most: number, now: Date) {
  const ofMonth = sql`FROM ${loveAnalyses} WHERE member_id = ${memberId} AND month = ${month}`
  const [, , found] = await db.batch([
    db.delete(loveAnalyses).where(and(eq(loveAnalyses.memberId, memberId), lt(loveAnalyses.month, month))),
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
