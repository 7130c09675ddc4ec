import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { mutes } from '../../drizzle/schema/mutes'
import { notifications } from '../../drizzle/schema/notifications'
import { users } from '../../drizzle/schema/users'
import type { NotificationKind } from '../domain/community/notification-kinds'

/** A notification in the making. What is SQL here speaks of the tables in `cause`. */
type Notice = {
  kind: NotificationKind
  /** What it is told of: tables with their conditions. Without a row there is nothing to tell. */
  cause: { from: SQL; where: SQL }
  /** To whom: their id, or a list of ids. */
  to: { memberId: SQL } | { memberIds: SQL }
  /** Who did it; null where it was the site. */
  actorId: SQL | null
  postId?: SQL
  commentId?: SQL
  /** JSON, as an object of texts. */
  data?: SQL
  groupKey: SQL
  onceKey: SQL
  now: Date
}

/**
 * Statement that tells of a cause written before it in the same batch, so that there is both or neither; it gives whom it
 * told. Whether it may is asked within it: nobody is told of themselves, while they are away, across a block, or of one whom
 * they muted. The same cause again (`onceKey`) changes nothing. Whether the cause still stands is asked when it is shown.
 */
export function notificationItem(db: Database, notice: Notice) {
  const { kind, cause, to, actorId, postId, commentId, data, groupKey, onceKey, now } = notice
  const isRecipient =
    'memberId' in to ? sql`recipient.id = ${to.memberId}` : sql`recipient.id IN (SELECT value FROM (${to.memberIds}))`
  return db
    .insert(notifications)
    .select(
      // Every column, in the order of the table.
      sql`SELECT lower(hex(randomblob(16))), recipient.id, ${kind}, ${actorId ?? sql`NULL`}, ${postId ?? sql`NULL`},
          ${commentId ?? sql`NULL`}, ${data ?? sql`NULL`}, ${groupKey}, ${onceKey}, ${now.getTime()}, NULL, NULL, NULL, NULL, NULL, NULL
        FROM ${cause.from} JOIN ${users} AS recipient ON ${isRecipient}
        WHERE ${cause.where}${actorId === null ? sql`` : sql` AND ${mayBeTold(actorId, now)}`}`,
    )
    .onConflictDoNothing()
    .returning({ id: notifications.id, userId: notifications.userId })
}

const mayBeTold = (actorId: SQL, now: Date) => sql`recipient.id <> ${actorId} AND recipient.is_active = 1
  AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = recipient.id AND blocked_id = ${actorId})
  AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${actorId} AND blocked_id = recipient.id)
  AND NOT ${isMutedBy(sql`recipient.id`, actorId, now)}`

/** Where a member has muted another, now. */
export const isMutedBy = (muterId: SQL, mutedId: SQL, now: Date) => sql`EXISTS (SELECT 1 FROM ${mutes}
  WHERE muter_id = ${muterId} AND muted_id = ${mutedId} AND (until IS NULL OR until > ${now.getTime()}))`
