import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { notifications } from '../../drizzle/schema/notifications'
import { listOf } from './sql-conditions.server'

/** What a member has read: these, what stands together with one of them up to it (and since an instant), or all up to an instant. */
export type Reading = { ids: string[] } | { withId: string; since?: Date | null } | { until: Date }

/** Marks what was read; what was read before keeps its time. Gives how many there were. */
export async function markNoticesRead(db: Database, memberId: string, reading: Reading, now: Date): Promise<number> {
  const done = await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.userId, memberId), isNull(notifications.readAt), isMeant(reading, memberId)))
  return done.meta.changes
}

function isMeant(reading: Reading, memberId: string): SQL {
  if ('until' in reading) return lte(notifications.createdAt, reading.until)
  if ('ids' in reading) return sql`${notifications.id} IN ${listOf(reading.ids)}`
  return sql`(${notifications.groupKey}, ${notifications.userId}) = (SELECT one.group_key, one.user_id
    FROM ${notifications} AS one WHERE one.id = ${reading.withId} AND one.user_id = ${memberId})
    AND ${notifications.createdAt} <= (SELECT one.created_at FROM ${notifications} AS one WHERE one.id = ${reading.withId})
    AND ${notifications.createdAt} >= ${reading.since?.getTime() ?? 0}`
}

/**
 * Marks a member's notifications up to an instant as seen, those that are there now: one whose request began earlier and is
 * written later stays new. Gives how many there were.
 */
export async function markNoticesSeen(db: Database, memberId: string, upTo: Date, now: Date): Promise<number> {
  const done = await db
    .update(notifications)
    .set({ seenAt: now })
    .where(
      and(
        eq(notifications.userId, memberId),
        isNull(notifications.readAt),
        isNull(notifications.seenAt),
        lte(notifications.createdAt, upTo),
      ),
    )
  return done.meta.changes
}
