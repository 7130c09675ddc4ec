import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { connections } from '../../drizzle/schema/connections'
import { users } from '../../drizzle/schema/users'
import { isPairOf } from './connections/connection-changes.server'
import { isDirectoryWaiting } from './directory-fill.server'
import { type Asked, closedFinds, openCount, openFinds } from './directory-finds.server'
import { isFollowedBy } from './member-page.server'
import { onlineColumn } from './presence.server'
import { directoryColumns } from './visibility.server'

// Members by any filters at once. The full-text index lays its lists over one another by itself and is walked from the newest
// member on, until the page is full.

/** Counts go no further: beyond it is "10,000+". */
export const MOST_COUNTED = 10_000

/**
 * A page of the directory, who came last first, from a row on; each with what this viewer may be told, and how the two stand,
 * and with how many there are in all whom only a connection finds: those are looked for once, for the page and for their number.
 */
export function listDirectory(db: Database, asked: Asked, { before, limit }: { before: number | null; limit: number }) {
  const upTo = (entry: SQL) => (before === null ? sql`` : sql`AND ${entry} < ${before}`)
  const open = sql`SELECT * FROM (${openFinds(asked)} ${upTo(sql`directory.rowid`)} ORDER BY directory.rowid DESC LIMIT ${limit})`
  const found = sql`(WITH closed AS MATERIALIZED (${closedFinds(asked)})
    SELECT entry, member, (SELECT count(*) FROM closed) AS closed
    FROM (${open} UNION ALL SELECT entry, member FROM closed WHERE true ${upTo(sql`entry`)} ORDER BY 1 DESC LIMIT ${limit})) AS found`
  const { hdAuthority: _, ...columns } = directoryColumns(asked.viewerId)
  return db
    .select({
      ...columns,
      isPractitioner: users.isPractitioner,
      isFollowed: isFollowedBy(asked.viewerId),
      isOnline: onlineColumn(asked.viewerId),
      status: connections.status,
      requesterId: connections.requesterId,
      row: sql<number>`found.entry`,
      closed: sql<number>`found.closed`,
    })
    .from(found)
    .crossJoin(users)
    .leftJoin(connections, isPairOf(asked.viewerId))
    .where(eq(users.id, sql`found.member`))
    .orderBy(desc(sql`found.entry`))
}

/**
 * How many every member may find and how many texts to read are (`insights`), by one question; with `closed` also how many only
 * a connection finds, where no page has looked for them. While some members do not stand in the directory yet there may be more.
 */
export async function countFinds(
  db: Database,
  asked: Asked,
  { insights, closed }: { insights: SQL<number>; closed: boolean },
) {
  const [row] = await db.all<{ open: number; closed: number; insights: number; isWaiting: number }>(
    sql`SELECT (${openCount(asked, MOST_COUNTED + 1)}) AS open, (${insights}) AS insights, ${isDirectoryWaiting} AS isWaiting,
      ${closed ? sql`(SELECT count(*) FROM (${closedFinds(asked)}))` : sql`0`} AS closed`,
  )
  const { open = 0, isWaiting = 0 } = row ?? {}
  return { open, closed: row?.closed ?? 0, insights: row?.insights ?? 0, isWaiting: isWaiting === 1 }
}

/** How many only a connection finds. */
export async function countClosed(db: Database, asked: Asked): Promise<number> {
  const [row] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM (${closedFinds(asked)})`)
  return row?.n ?? 0
}

export type Total = { count: number; isMore: boolean }

/** How many there are, or that there are more than are counted, or than can be counted yet. */
export const toTotal = (count: number, isWaiting: boolean): Total =>
  count > MOST_COUNTED ? { count: MOST_COUNTED, isMore: true } : { count, isMore: isWaiting }
