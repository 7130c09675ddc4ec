import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { notifications } from '../../drizzle/schema/notifications'
import { users } from '../../drizzle/schema/users'
import { listOf } from './list-of.server'

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

/** Notes that a member has looked at their list up to the newest notification in it; never an earlier one than before. */
export async function markNoticesSeen(db: Database, memberId: string, upTo: Date): Promise<void> {
  await db
    .update(users)
    .set({ noticesSeenAt: upTo })
    .where(and(eq(users.id, memberId), sql`coalesce(${users.noticesSeenAt}, 0) < ${upTo.getTime()}`))
}
