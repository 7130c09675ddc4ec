import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { reports } from '../../drizzle/schema/moderation'
import { listOf } from './sql-conditions.server'
import { isOfTeam } from './team.server'

/**
 * Where the picture of a report is kept, for a moderator who may look at it now: while the report is open, and not of what is
 * about themselves. Null for everybody else, whatever role a session still says they have.
 */
export async function findReportPicture(
  db: Database,
  { reportId, moderatorId, now }: { reportId: string; moderatorId: string; now: Date },
): Promise<string | null> {
  const [row] = await db
    .select({ picture: reports.picture })
    .from(reports)
    .where(
      and(
        eq(reports.id, reportId),
        sql`${reports.status} = 'open' AND ${reports.memberId} <> ${moderatorId} AND ${isOfTeam(moderatorId, now)}`,
      ),
    )
  return row?.picture?.key ?? null
}

/** Where the pictures of these reports are kept, of those that are open still; what is kept elsewhere nobody sees any more. */
export async function listReportPictureKeys(db: Database, keys: string[]): Promise<Set<string>> {
  const key = sql<string>`json_extract(${reports.picture}, '$.key')`
  const rows = await db
    .select({ key })
    // By the index of what is open, for which the state stands in the text.
    .from(sql`${reports} INDEXED BY reports_open`)
    .where(and(sql`${reports.status} = 'open'`, isNotNull(reports.picture), sql`${key} IN ${listOf(keys)}`))
  return new Set(rows.map(({ key }) => key))
}
