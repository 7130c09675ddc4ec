import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { blocks } from '../../../drizzle/schema/blocks'
import { clockCorrections } from '../../../drizzle/schema/clock-corrections'
import { connections } from '../../../drizzle/schema/connections'
import { follows } from '../../../drizzle/schema/follows'
import { moderationActions } from '../../../drizzle/schema/moderation'
import { mutedWords } from '../../../drizzle/schema/mutes'
import { notificationSettings, notifications } from '../../../drizzle/schema/notifications'
import { comments, postLikes, posts } from '../../../drizzle/schema/posts'
import { privateCharts } from '../../../drizzle/schema/private-charts'
import { users } from '../../../drizzle/schema/users'
import { NOTICE_READ_DAYS, NOTICE_UNREAD_DAYS } from '../../domain/community/limits'
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  TOPIC_OF,
} from '../../domain/community/notifications/notification-kinds'
import { hasMutedWord } from '../../domain/community/posts/muted-words'
import { eventNoticeText, eventOfNotice, isEventNoticeCurrent } from '../events/event-notices.server'
import { insightNoticeText, isInsightNoticeCurrent } from '../insights/insight-notices.server'
import { mayKnowOfMatch } from '../love/love-interests.server'
import { isRewardCurrent } from '../payments/referrals.server'
import { hasPremiumAt } from '../payments/subscriptions.server'
import { listOf } from '../sql.server'
import { isMutedBy } from '../visibility.server'
import { isPostOpen, isProfileOpen } from './notices.server'

// What a member is shown of their notifications. Whether one still stands is asked each time: its cause may have been taken
// back, its post deleted, who did it blocked or muted since, or a word of it. A row stays where it is, so that what comes again is not told twice.

const FROM = sql`${notifications} AS n
  LEFT JOIN ${users} AS actor ON actor.id = n.actor_id
  LEFT JOIN ${posts} AS post ON post.id = n.post_id
  LEFT JOIN ${users} AS author ON author.id = post.author_id
  LEFT JOIN ${comments} AS comment ON comment.id = n.comment_id`

const isBetween = sql`low_id = min(n.actor_id, n.user_id) AND high_id = max(n.actor_id, n.user_id)`

const EVENT_KINDS = sql.raw(
  NOTIFICATION_KINDS.filter((kind) => TOPIC_OF[kind] === 'events')
    .map((kind) => `'${kind}'`)
    .join(', '),
)

/** Each step is one look into a primary key. */
const isCurrent = (now: Date) => sql`(n.actor_id IS NULL OR (actor.is_active = 1
    AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = n.user_id AND blocked_id = n.actor_id)
    AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = n.actor_id AND blocked_id = n.user_id)
    AND NOT ${isMutedBy(sql`n.user_id`, sql`n.actor_id`, now.getTime())}))
  AND (n.kind NOT IN (${EVENT_KINDS}) OR ${isEventNoticeCurrent(now)})
  AND CASE n.kind
    WHEN 'like' THEN post.state <> 'deleted'
      AND EXISTS (SELECT 1 FROM ${postLikes} WHERE post_id = n.post_id AND user_id = n.actor_id)
    WHEN 'comment' THEN post.state <> 'deleted' AND comment.state = 'shown'
    WHEN 'reply' THEN post.state = 'shown' AND comment.state = 'shown' AND ${isPostOpen(sql`n.user_id`)}
      AND ${isProfileOpen(sql`actor`, sql`n.user_id`)}
    WHEN 'follow' THEN ${isProfileOpen(sql`actor`, sql`n.user_id`)}
      AND EXISTS (SELECT 1 FROM ${follows} WHERE follower_id = n.actor_id AND followee_id = n.user_id)
    WHEN 'connection_request' THEN
      EXISTS (SELECT 1 FROM ${connections} WHERE ${isBetween} AND status = 'requested' AND requester_id = n.actor_id)
    WHEN 'connection_accepted' THEN EXISTS (SELECT 1 FROM ${connections} WHERE ${isBetween} AND status = 'connected')
    WHEN 'referral_earning' THEN ${isRewardCurrent}
    WHEN 'referral_credit' THEN ${isRewardCurrent}
    WHEN 'love_match' THEN ${mayKnowOfMatch(sql`n.actor_id`, sql`n.user_id`, now)}
    WHEN 'premium_ended' THEN NOT EXISTS (SELECT 1 FROM ${users} AS own WHERE own.id = n.user_id AND ${hasPremiumAt(sql`own`, now)})
    WHEN 'clock_corrected' THEN
      EXISTS (SELECT 1 FROM ${clockCorrections} WHERE id = json_extract(n.data, '$.correction'))
    WHEN 'insight' THEN ${isInsightNoticeCurrent(now)}
    ELSE 1 END`

/** Who put the bell off hears there only of what was done to them. */
const isAtBell = sql`(n.kind IN ('moderation', 'appeal', 'support_answer', 'premium_ended', 'clock_corrected')
  OR coalesce((SELECT json_extract(choices, '$.inApp.all') FROM ${notificationSettings} WHERE user_id = n.user_id), 1) = 1)`

/** Beyond so many nobody counts: a badge says "99+". */
const MOST_COUNTED = 100

/** How many notifications are new: neither read nor shown in the list; up to a hundred are looked at. */
export async function countNewNotices(db: Database, memberId: string, now: Date): Promise<number> {
  const [row] = await db.all<{ n: number; commentTexts: string; mutedKeys: string }>(sql`SELECT count(*) AS n,
      json_group_array(comment_text) FILTER (WHERE comment_text IS NOT NULL) AS commentTexts, ${mutedKeys(memberId)} AS mutedKeys
    FROM (SELECT ${commentText(memberId)} AS comment_text FROM ${FROM}
      WHERE n.user_id = ${memberId} AND n.read_at IS NULL AND n.seen_at IS NULL AND ${isAtBell} AND ${isCurrent(now)}
      LIMIT ${MOST_COUNTED})`)
  if (!row) return 0
  const { n, commentTexts, mutedKeys: keys } = row
  const muted = (JSON.parse(commentTexts) as string[]).filter((commentText) =>
    isCommentMuted({ commentText, mutedKeys: keys }),
  )
  return n - muted.length
}

/** A notification as the database has it. The picture is null where the profile is closed to the member. */
export type ListedNotice = {
  id: string
  kind: NotificationKind
  groupKey: string
  createdAt: number
  isRead: 0 | 1
  postId: string | null
  commentId: string | null
  actorId: string | null
  username: string | null
  fullName: string | null
  avatarUrl: string | null
  eventId: string | null
  /** The beginning of what it is about: of the comment, else of the post, else of the event or what there is to read; of a reward how much it is. */
  text: string | null
  /** Of an answer of the team: to what. */
  questionId: string | null
  /** The text to read that it is of. */
  insight: string | null
  /** Of a corrected clock: the private chart whose it is; empty for the member's own. */
  privateChartId: string | null
  /** JSON of a `CorrectedBirth`: whose clock was corrected. */
  correctedBirth: string | null
  /** Of what the moderators did. */
  action: string | null
  subject: string | null
  note: string | null
}

/** A birth whose clock was corrected, with both instants of it (ISO 8601); `name`: of a private chart. */
export type CorrectedBirth = { name: string | null; date: string; time: string | null; was: string; now: string }

const correctedBirth = sql`(SELECT json_object('name', chart.name, 'date', coalesce(chart.birth ->> '$.date', own.birth_date),
    'time', iif(chart.id IS NULL, own.birth_time, chart.birth ->> '$.time'), 'was', correction.data ->> '$.birthUtc',
    'now', coalesce(chart.data, own.hd_raw_data) ->> '$.birthUtc')
  FROM ${clockCorrections} AS correction JOIN ${users} AS own ON own.id = correction.user_id
  LEFT JOIN ${privateCharts} AS chart ON chart.id = correction.private_chart_id
  WHERE correction.id = json_extract(n.data, '$.correction'))`

export type NoticeCursor = { createdAt: number; id: string }

const TEXT_LENGTH = 200

const COLUMNS = sql`n.id, n.kind, n.group_key AS groupKey, n.created_at AS createdAt, n.read_at IS NOT NULL AS isRead,
  n.post_id AS postId, n.comment_id AS commentId, n.actor_id AS actorId, actor.username, actor.full_name AS fullName,
  iif(${isProfileOpen(sql`actor`, sql`n.user_id`)}, actor.avatar_url, NULL) AS avatarUrl,
  ${eventOfNotice} AS eventId,
  substr(coalesce(comment.content, post.content, ${eventNoticeText}, ${insightNoticeText}, json_extract(n.data, '$.amount'), json_extract(n.data, '$.title')), 1, ${TEXT_LENGTH}) AS text,
  json_extract(n.data, '$.question') AS questionId, json_extract(n.data, '$.insight') AS insight,
  json_extract(n.data, '$.privateChart') AS privateChartId, ${correctedBirth} AS correctedBirth,
  json_extract(n.data, '$.action') AS action, json_extract(n.data, '$.subject') AS subject,
  (SELECT note FROM ${moderationActions} WHERE id = json_extract(n.data, '$.actionId')) AS note`

/** Where a member muted what most tell of, a page is looked for in so many reads, each of twice as many rows. */
const MOST_READS = 5

/** A member's notifications behind a place in the list, the newest first. */
export async function listNotices(
  db: Database,
  { memberId, after, limit, now }: { memberId: string; after: NoticeCursor | null; limit: number; now: Date },
): Promise<ListedNotice[]> {
  const found: ListedNotice[] = []
  let from = after
  for (let reads = 0, rows = limit; reads < MOST_READS && found.length < limit; reads++, rows *= 2) {
    const { all, unmuted } = await noticesWhere(
      db,
      memberId,
      sql`${isAtBell} AND ${isCurrent(now)}${isAfter(from)} ORDER BY n.created_at DESC, n.id DESC LIMIT ${rows}`,
    )
    found.push(...unmuted)
    from = all.at(-1) ?? from
    if (all.length < rows) break
  }
  return found.slice(0, limit)
}

const isAfter = (after: NoticeCursor | null) =>
  after ? sql` AND (n.created_at, n.id) < (${after.createdAt}, ${after.id})` : sql``

/** One notification of a member; null for none, another's, and one that does not stand any more. */
export async function findNotice(
  db: Database,
  { memberId, id, now }: { memberId: string; id: string; now: Date },
): Promise<ListedNotice | null> {
  const { unmuted } = await noticesWhere(db, memberId, sql`n.id = ${id} AND ${isCurrent(now)}`)
  return unmuted[0] ?? null
}

/** Of these notifications of a member those that still stand, the newest first: what is worth sending. */
export async function listCurrentNotices(
  db: Database,
  { memberId, ids, now }: { memberId: string; ids: readonly string[]; now: Date },
): Promise<ListedNotice[]> {
  const which = sql`n.id IN ${listOf(ids)} AND ${isCurrent(now)} ORDER BY n.created_at DESC, n.id DESC`
  return (await noticesWhere(db, memberId, which)).unmuted
}

/** What is pushed at once is no longer than this, whatever stands under its heading. */
const MOST_TOGETHER = 200

/**
 * The unread notifications under the headings of these, where one of these still stands itself, the newest first: a message that
 * takes the place of an earlier one of its heading says what that said too.
 */
export async function listCurrentGroups(
  db: Database,
  { memberId, ids, now }: { memberId: string; ids: readonly string[]; now: Date },
): Promise<ListedNotice[]> {
  if (ids.length === 0) return []
  const these = listOf(ids)
  const { unmuted: together } = await noticesWhere(
    db,
    memberId,
    sql`n.read_at IS NULL AND ${isCurrent(now)}
      AND n.group_key IN (SELECT group_key FROM ${notifications} WHERE id IN ${these})
      ORDER BY n.created_at DESC, n.id DESC LIMIT ${MOST_TOGETHER}`,
  )
  const groupKeys = new Set(together.flatMap(({ id, groupKey }) => (ids.includes(id) ? [groupKey] : [])))
  return together.filter(({ groupKey }) => groupKeys.has(groupKey))
}

/** Those of a member for which this holds: all there are, and without those of comments they do not want to read. */
async function noticesWhere(db: Database, memberId: string, condition: SQL) {
  const all = await db.all<ListedNotice & MutedCheck>(sql`SELECT ${COLUMNS},
      ${commentText(memberId)} AS commentText, ${mutedKeys(memberId)} AS mutedKeys
    FROM ${FROM} WHERE n.user_id = ${memberId} AND ${condition}`)
  const unmuted = all.filter((notice) => !isCommentMuted(notice))
  return { all, unmuted: unmuted.map(({ commentText: _, mutedKeys: __, ...notice }): ListedNotice => notice) }
}

// A comment with a word that a member muted is on no page of theirs, so that nothing tells of it either. Whether a text has a
// word is no question for the database: it gives both. `n` and `comment` are those of the list of notifications.

/** What is asked of each notification: the comment it tells of, where the member muted words at all. */
const commentText = (memberId: string): SQL => sql`CASE WHEN n.kind IN ('comment', 'reply')
  AND EXISTS (SELECT 1 FROM ${mutedWords} WHERE user_id = ${memberId}) THEN comment.content END`

/** The words a member muted, by their keys, as one text. */
const mutedKeys = (memberId: string): SQL =>
  sql`(SELECT json_group_array(word_key) FROM ${mutedWords} WHERE user_id = ${memberId})`

type MutedCheck = { commentText: string | null; mutedKeys: string }

/** Whether a notification tells of a comment that its member does not want to read. */
const isCommentMuted = ({ commentText, mutedKeys }: MutedCheck): boolean =>
  commentText !== null && hasMutedWord(commentText, JSON.parse(mutedKeys))

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

const DAY_MILLISECONDS = 86_400_000
/** What one statement takes away, and how often a run asks for more of it: what is left then waits for the next run. */
const AT_ONCE = 1000
const ROUNDS = 10

/** Forgets notifications that are old: read ones after half a year, unread ones after a year. `now` in milliseconds. */
export async function deleteOldNotices(db: Database, now: number, { atOnce = AT_ONCE, rounds = ROUNDS } = {}) {
  for (let round = 0; round < rounds; round++) {
    const deleted = await db.batch([
      deleteSome(db, sql`read_at IS NOT NULL`, now - NOTICE_READ_DAYS * DAY_MILLISECONDS, atOnce),
      deleteSome(db, sql`read_at IS NULL`, now - NOTICE_UNREAD_DAYS * DAY_MILLISECONDS, atOnce),
    ])
    if (deleted.every(({ meta }) => meta.changes < atOnce)) return
  }
}

/** Those that were told before a moment, the oldest first, each by its index. */
const deleteSome = (db: Database, which: ReturnType<typeof sql>, before: number, limit: number) =>
  db.delete(notifications).where(sql`${notifications.id} IN (SELECT id FROM ${notifications}
    WHERE ${which} AND created_at < ${before} ORDER BY created_at LIMIT ${limit})`)
