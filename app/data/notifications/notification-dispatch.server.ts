import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { notifications, pushSubscriptions } from '../../../drizzle/schema/notifications'
import type { NotificationKind } from '../../domain/community/notifications/notification-kinds'
import { listOf } from '../sql-conditions.server'

export type Undispatched = { id: string; userId: string; kind: NotificationKind; createdAt: Date }

const COLUMNS = {
  id: notifications.id,
  userId: notifications.userId,
  kind: notifications.kind,
  createdAt: notifications.createdAt,
}

/** Of these notifications those that no channel was given yet. */
export const listUndispatched = (db: Database, ids: readonly string[]): Promise<Undispatched[]> =>
  db
    .select(COLUMNS)
    .from(notifications)
    .where(and(sql`${notifications.id} IN ${listOf(ids)}`, isNull(notifications.dispatchedAt)))

/** The oldest of those that were written before an instant, and that no channel was given yet. */
export const listLeftBehind = (
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<Undispatched[]> =>
  db
    .select(COLUMNS)
    .from(notifications)
    .where(and(isNull(notifications.dispatchedAt), lte(notifications.createdAt, before)))
    .orderBy(notifications.createdAt)
    .limit(limit)

/** When a notification goes out by each channel, in milliseconds; null: not by this one. */
export type Dispatched = { id: string; pushAt: number | null; mailAt: number | null }

/** Gives notifications to the channels, push where a browser is there for it; those that were given before stay as they are. */
export async function markDispatched(db: Database, dispatched: readonly Dispatched[], now: Date): Promise<void> {
  if (dispatched.length === 0) return
  const given = sql`json_each(${JSON.stringify(dispatched)})`
  const of = (name: string) => sql`(SELECT json_extract(value, ${name}) FROM ${given}
    WHERE json_extract(value, '$.id') = ${notifications.id})`
  const hasBrowser = sql`EXISTS (SELECT 1 FROM ${pushSubscriptions} WHERE user_id = ${notifications.userId})`
  await db
    .update(notifications)
    .set({
      dispatchedAt: now,
      pushDueAt: sql`CASE WHEN ${hasBrowser} THEN ${of('$.pushAt')} END`,
      mailDueAt: of('$.mailAt'),
    })
    .where(
      and(
        sql`${notifications.id} IN (SELECT json_extract(value, '$.id') FROM ${given})`,
        isNull(notifications.dispatchedAt),
      ),
    )
}

/** Beyond so many, badges are right with the next thing that happens. */
const MOST_TOLD = 300

/** Whose unread notifications are of a post or what was said under it, or of a comment: what they count changes with it. */
export async function listToldOf(
  db: Database,
  { kind, id }: { kind: 'post' | 'comment'; id: string },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .where(and(eq(kind === 'post' ? notifications.postId : notifications.commentId, id), isNull(notifications.readAt)))
    .limit(MOST_TOLD)
  return rows.map(({ userId }) => userId)
}
