import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { blocks } from '../../../drizzle/schema/blocks'
import { connections } from '../../../drizzle/schema/connections'
import { follows } from '../../../drizzle/schema/follows'
import { moderationActions } from '../../../drizzle/schema/moderation'
import { notifications, pushSubscriptions } from '../../../drizzle/schema/notifications'
import { comments, postLikes, posts } from '../../../drizzle/schema/posts'
import { users } from '../../../drizzle/schema/users'
import type { NotificationKind } from '../../domain/community/notifications/notification-kinds'
import { listOf } from '../sql.server'
import { isMutedBy } from '../visibility.server'

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
        WHERE ${cause.where}${actorId === null ? sql`` : sql` AND ${canBeNotified(actorId, now)}`}`,
    )
    .onConflictDoNothing()
    .returning({ id: notifications.id, userId: notifications.userId })
}

const canBeNotified = (actorId: SQL, now: Date) => sql`recipient.id <> ${actorId} AND recipient.is_active = 1
  AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = recipient.id AND blocked_id = ${actorId})
  AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${actorId} AND blocked_id = recipient.id)
  AND NOT ${isMutedBy(sql`recipient.id`, actorId, now.getTime())}`

// What members are told of. Each is an item for the batch that writes its cause, and stands behind it there; its answer is
// who was told, for `announceNotifications`.

/** The author of a post is told who likes it. */
export const likeNotice = (db: Database, { postId, memberId, now }: { postId: string; memberId: string; now: Date }) =>
  notificationItem(db, {
    kind: 'like',
    cause: {
      from: sql`${postLikes} AS cause JOIN ${posts} AS post ON post.id = cause.post_id`,
      where: sql`cause.post_id = ${postId} AND cause.user_id = ${memberId} AND post.state = 'shown'`,
    },
    to: { memberId: sql`post.author_id` },
    actorId: sql`cause.user_id`,
    postId: sql`post.id`,
    groupKey: sql`'like:' || post.id`,
    onceKey: sql`'like:' || post.id || ':' || cause.user_id`,
    now,
  })

/** The author of a post is told who comments on it. */
export const commentNotice = (db: Database, { commentId, now }: { commentId: string; now: Date }) =>
  notificationItem(db, { ...ofComment('comment', commentId), to: { memberId: sql`post.author_id` }, now })

/** Of the comments of a post, the authors of so many of the last ones are told of the next one. */
const REPLY_REACH = 200

/**
 * Who commented on a post before, and may see it and the one who comments, is told of the next comment; its author, who sees
 * every guest, is told by `commentNotice`.
 */
export const replyNotices = (db: Database, { commentId, now }: { commentId: string; now: Date }) => {
  const notice = ofComment('reply', commentId)
  return notificationItem(db, {
    ...notice,
    cause: {
      from: sql`${notice.cause.from} JOIN ${users} AS author ON author.id = post.author_id
        JOIN ${users} AS writer ON writer.id = cause.author_id`,
      where: sql`${notice.cause.where} AND recipient.id <> post.author_id AND ${isPostOpen(sql`recipient.id`)}
        AND ${isProfileOpen(sql`writer`, sql`recipient.id`)}
        AND NOT ${isMutedBy(sql`recipient.id`, sql`post.author_id`, now.getTime())}`,
    },
    to: {
      memberIds: sql`SELECT author_id AS value FROM ${comments} WHERE state = 'shown'
        AND post_id = (SELECT post_id FROM ${comments} WHERE id = ${commentId})
        ORDER BY created_at DESC, id DESC LIMIT ${REPLY_REACH}`,
    },
    now,
  })
}

const ofComment = (kind: 'comment' | 'reply', commentId: string) => ({
  kind,
  cause: {
    from: sql`${comments} AS cause JOIN ${posts} AS post ON post.id = cause.post_id`,
    where: sql`cause.id = ${commentId} AND cause.state = 'shown' AND post.state = 'shown'`,
  },
  actorId: sql`cause.author_id`,
  postId: sql`post.id`,
  commentId: sql`cause.id`,
  groupKey: sql`${`${kind}:`} || post.id`,
  onceKey: sql`'comment:' || cause.id`,
})

/** Where a member may see `post`, which is of `author`: of the policy in `visibility` what can change under a comment. */
export const isPostOpen = (memberId: SQL) => sql`(author.is_active = 1
  AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${memberId} AND blocked_id = author.id)
  AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = author.id AND blocked_id = ${memberId})
  AND ((author.profile_visibility IN ('everyone', 'community') AND post.visibility IN ('public', 'community'))
    OR ${isConnected(sql`author.id`, memberId)}))`

/** Where the profile of `owner`, a row of members, is open to a member; who is away or apart by a block is left out elsewhere. */
export const isProfileOpen = (owner: SQL, memberId: SQL) =>
  sql`(${owner}.profile_visibility IN ('everyone', 'community') OR ${isConnected(sql`${owner}.id`, memberId)})`

const isConnected = (one: SQL, other: SQL) => sql`EXISTS (SELECT 1 FROM ${connections} WHERE status = 'connected'
  AND low_id = min(${one}, ${other}) AND high_id = max(${one}, ${other}))`

/** A member is told who follows them, as far as they may see who that is: their lists show no one else either. */
export const followNotice = (
  db: Database,
  { followerId, followeeId, now }: { followerId: string; followeeId: string; now: Date },
) =>
  notificationItem(db, {
    kind: 'follow',
    cause: {
      from: sql`${follows} AS cause JOIN ${users} AS follower ON follower.id = cause.follower_id`,
      where: sql`cause.follower_id = ${followerId} AND cause.followee_id = ${followeeId}
        AND ${isProfileOpen(sql`follower`, sql`recipient.id`)}`,
    },
    to: { memberId: sql`cause.followee_id` },
    actorId: sql`cause.follower_id`,
    groupKey: sql`'follow'`,
    onceKey: sql`'follow:' || cause.follower_id`,
    now,
  })

/** Of what is done in the moderation room these are not told: nothing was done. */
const SILENT_ACTIONS = sql`'dismiss'`
const ANSWERS = sql`'grant_appeal', 'refuse_appeal'`

/** A member is told what was done in the moderation room about them or what is theirs. */
export const moderationNotice = (db: Database, { actionId, now }: { actionId: string; now: Date }) =>
  ofAction(db, 'moderation', { actionId, now }, sql`cause.action NOT IN (${SILENT_ACTIONS}, ${ANSWERS})`)

/** A member is told how their appeal was answered: by the action that did so. */
export const appealNotice = (db: Database, { actionId, now }: { actionId: string; now: Date }) =>
  ofAction(db, 'appeal', { actionId, now }, sql`cause.action IN (${ANSWERS})`)

function ofAction(
  db: Database,
  kind: 'moderation' | 'appeal',
  { actionId, now }: { actionId: string; now: Date },
  isNotified: SQL,
) {
  const key = sql`'moderation:' || cause.id`
  return notificationItem(db, {
    kind,
    cause: {
      from: sql`${moderationActions} AS cause
        LEFT JOIN ${comments} AS comment ON cause.subject_kind = 'comment' AND comment.id = cause.subject_id
        LEFT JOIN ${posts} AS post ON post.id = iif(cause.subject_kind = 'post', cause.subject_id, comment.post_id)`,
      where: sql`cause.id = ${actionId} AND ${isNotified}`,
    },
    to: { memberId: sql`cause.member_id` },
    actorId: null,
    postId: sql`post.id`,
    commentId: sql`comment.id`,
    // Of an event also which one: it is no post, and its page is where the notice leads.
    data: sql`json_patch(json_object('action', cause.action, 'actionId', cause.id, 'subject', cause.subject_kind),
      iif(cause.subject_kind = 'event', json_object('event', cause.subject_id), '{}'))`,
    groupKey: key,
    onceKey: key,
    now,
  })
}

export type Undispatched = { id: string; userId: string; kind: NotificationKind; createdAt: Date }

const COLUMNS = {
  id: notifications.id,
  userId: notifications.userId,
  kind: notifications.kind,
  createdAt: notifications.createdAt,
}

/** Those of these notifications that aren't dispatched yet. */
export const listUndispatched = (db: Database, ids: readonly string[]): Promise<Undispatched[]> =>
  db
    .select(COLUMNS)
    .from(notifications)
    .where(and(sql`${notifications.id} IN ${listOf(ids)}`, isNull(notifications.dispatchedAt)))

/** The oldest undispatched notifications written before an instant. */
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

/** When each channel sends a notification, in milliseconds; null: not by this channel. */
type Dispatched = { id: string; pushAt: number | null; mailAt: number | null }

/** Writes when each channel sends these notifications, push only if a browser is subscribed. Dispatched ones stay unchanged. */
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
const MOST_NOTIFIED = 300

/** Whose unread notifications are of a post or what was said under it, or of a comment: what they count changes with it. */
export async function listNotifiedMembers(
  db: Database,
  { kind, id }: { kind: 'post' | 'comment'; id: string },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .where(and(eq(kind === 'post' ? notifications.postId : notifications.commentId, id), isNull(notifications.readAt)))
    .limit(MOST_NOTIFIED)
  return rows.map(({ userId }) => userId)
}
