import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { hdInsights } from '../../../drizzle/schema/insights'
import { notificationSettings, notifications } from '../../../drizzle/schema/notifications'
import { users } from '../../../drizzle/schema/users'
import { notificationItem } from '../notifications/notices.server'
import { hasPremiumAt } from '../payments/subscriptions.server'
import { listOf } from '../sql.server'
import { findStoredValue, nextMembers, type Place, placeBehind, storeValue } from '../walk.server'

/** What was published from one instant on, up to another; both in milliseconds. */
type Published = { since: number; until: number }

const DAY_MILLISECONDS = 86_400_000
/** Whoever was not here for so long is not called back by a text to read. */
const AWAY_DAYS = 60
/** Shorter than a day by what a round takes longer than the one before. */
const NOT_AGAIN_MILLISECONDS = 20 * 3_600_000

const isFresh = ({ since, until }: Published) =>
  sql`text.is_published = 1 AND text.created_at > ${since} AND text.created_at <= ${until}`

/** Whether a text was published then that anybody is to be told of. */
export async function hasPublished(db: Database, published: Published): Promise<boolean> {
  const found = await db.all(sql`SELECT 1 FROM ${hdInsights} AS text
    WHERE text.language IN ('en', 'ru') AND ${isFresh(published)} LIMIT 1`)
  return found.length > 0
}

/**
 * Tells the next members, in the order of their joining, of the newest of these texts that is theirs to read: of one for their
 * type before one for everybody, one a day at most. Gives where the piece ended; null where it was the last.
 */
export async function notifyOfInsights(
  db: Database,
  published: Published,
  { after, rows, now }: { after: Place; rows: number; now: Date },
): Promise<Place | null> {
  const piece = await nextMembers(db, after, rows)
  await notificationItem(db, {
    kind: 'insight',
    cause: {
      from: sql`${users} AS cause JOIN ${hdInsights} AS insight ON insight.id = (${newestFor(published, now)})`,
      where: sql`cause.id IN ${listOf(piece.map(({ id }) => id))} AND cause.is_active = 1
        AND coalesce(cause.last_active_at, cause.created_at) > ${now.getTime() - AWAY_DAYS * DAY_MILLISECONDS}
        AND ${isWanted} AND NOT ${wasNotified(now)}`,
    },
    to: { memberId: sql`cause.id` },
    actorId: null,
    data: sql`json_object('insight', insight.subject)`,
    groupKey: sql`'insight:' || insight.subject`,
    onceKey: sql`'insight:' || insight.subject`,
    now,
  })
  return placeBehind(piece, rows)
}

/** Of what was published since they joined, and what they were not told of before, for who is `cause`. */
const newestFor = (published: Published, now: Date): SQL => sql`SELECT text.id FROM ${hdInsights} AS text
  WHERE text.language = cause.language AND ${isFresh(published)} AND text.created_at >= cause.created_at
    AND ${isOpenTo(sql`cause`, now)} AND NOT EXISTS (SELECT 1 FROM ${notifications} AS earlier
      WHERE earlier.user_id = cause.id AND earlier.once_key = 'insight:' || text.subject)
  ORDER BY text.hd_type IS NULL, text.created_at DESC, text.id DESC LIMIT 1`

/** Where `text` is for the type of a member, or for all, and not locked for them. */
const isOpenTo = (member: SQL, now: Date): SQL =>
  sql`((text.hd_type IS NULL OR text.hd_type = ${member}.hd_type)
    AND (text.is_premium = 0 OR ${hasPremiumAt(member, now)}))`

/** Who is told by neither way has nothing of it at the bell either. */
const isWanted: SQL = sql`NOT EXISTS (SELECT 1 FROM ${notificationSettings} AS wish WHERE wish.user_id = cause.id
  AND coalesce(json_extract(wish.choices, '$.email.insights'), 1) = 0
  AND coalesce(json_extract(wish.choices, '$.push.insights'), 1) = 0)`

const wasNotified = (
  now: Date,
): SQL => sql`EXISTS (SELECT 1 FROM ${notifications} AS before WHERE before.user_id = cause.id
  AND before.created_at > ${now.getTime() - NOT_AGAIN_MILLISECONDS} AND before.kind = 'insight')`

const ofNotice = sql`FROM ${hdInsights} AS text JOIN ${users} AS own ON own.id = n.user_id AND own.language = text.language
  WHERE text.subject = json_extract(n.data, '$.insight') AND text.is_published = 1`

/** Where the text that a notification `n` tells of is there still, and its reader's to read. */
export const isInsightNoticeCurrent = (now: Date): SQL =>
  sql`EXISTS (SELECT 1 ${ofNotice} AND ${isOpenTo(sql`own`, now)})`

/** Its title, in the reader's language of today. */
export const insightNoticeText: SQL = sql`(SELECT text.title ${ofNotice})`

const NAME = 'told.insights'

/** What members are told of in one walk through them all, and where it has come to; null: it is over. */
export type InsightRound = Published & { place: Place | null }

/** The round that goes on, or the last one; null before the first. */
export const findInsightRound = async (db: Database): Promise<InsightRound | null> =>
  (await findStoredValue<InsightRound>(db, NAME))?.value ?? null

/** Writes down how far a round is. `now` in milliseconds. */
export const keepInsightRound = (db: Database, round: InsightRound, now: number): Promise<void> =>
  storeValue(db, NAME, round, new Date(now))
