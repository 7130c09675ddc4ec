import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../../drizzle/client'
import { type Argument, prepareOnce } from '../../../drizzle/prepare-once'
import { hdInsights } from '../../../drizzle/schema/insights'
import { moderationActions } from '../../../drizzle/schema/moderation'
import { notificationSettings, notifications } from '../../../drizzle/schema/notifications'
import { searchEntries } from '../../../drizzle/schema/search'
import { users } from '../../../drizzle/schema/users'
import { DASHBOARD_INSIGHTS, type InsightCategory } from '../../domain/community/insights/insight-categories'
import type { InsightAction } from '../../domain/community/moderation/moderation'
import type { ListCursor } from '../../domain/community/search/list-cursor'
import type { TypeCode } from '../../domain/human-design/terms/codes'
import { fullTextQuery } from '../../domain/text/search/full-text-query'
import { type DoneAction, findAct, isOfTeam, wasJustDone } from '../moderation/moderation-conditions.server'
import { notificationItem } from '../notifications/notices.server'
import { hasPremiumAt } from '../payments/subscriptions.server'
import { indexInsight } from '../search/search.server'
import { isAfter, listOf } from '../sql.server'
import { isOpenInsight } from '../visibility.server'
import { findStoredValue, nextMembers, type Place, placeBehind, storeValue } from '../walk.server'

/** Published texts; without parameters, so that the partial index applies. */
const isPublished: SQL = sql`${hdInsights.isPublished} = 1`

type Reader = { language: 'en' | 'ru'; hdType: TypeCode | null }

const newest = prepareOnce((db) => {
  const forReader = or(isNull(hdInsights.hdType), eq(hdInsights.hdType, sql.placeholder('hdType')))
  return select(db, sql.placeholder('language'), forReader).prepare()
})

/** The newest free insights in a language: for everyone, and for the reader's type if they have one. */
export const listNewestInsights = (db: Database, { language, hdType }: Reader) => newest(db).all({ language, hdType })

/** The newest free insights in a language for one type. */
export const listInsightsOfType = (db: Database, language: 'en' | 'ru', hdType: TypeCode) =>
  select(db, language, eq(hdInsights.hdType, hdType))

function select(db: Database, language: Argument<'en' | 'ru'>, forWhom: SQL | undefined) {
  return db
    .select({
      id: hdInsights.id,
      subject: hdInsights.subject,
      title: hdInsights.title,
      description: hdInsights.description,
      content: hdInsights.content,
      category: hdInsights.category,
      color: hdInsights.color,
      hdType: hdInsights.hdType,
    })
    .from(hdInsights)
    .where(and(eq(hdInsights.language, language), isOpenInsight, forWhom))
    .orderBy(desc(hdInsights.createdAt), desc(hdInsights.id))
    .limit(DASHBOARD_INSIGHTS)
}

export type InsightRow = Awaited<ReturnType<typeof listNewestInsights>>[number]

/** Texts to read of a language that are open to all, by the words in them where some are given. */
type Wanted = { language: 'en' | 'ru'; words: readonly string[] }

const isWanted = ({ language, words }: Wanted) =>
  and(eq(hdInsights.language, language), isOpenInsight, words.length > 0 ? hasWords(words) : undefined)

const hasWords = (words: readonly string[]): SQL => sql`EXISTS (SELECT 1 FROM ${searchEntries} CROSS JOIN search_texts
    ON search_texts.rowid = ${searchEntries.id} WHERE ${searchEntries.kind} = 'insight'
    AND ${searchEntries.refId} = ${hdInsights.id} AND search_texts MATCH ${fullTextQuery('insight', words)})`

/** A page of them, the newest first. */
export function listOpenInsights(
  db: Database,
  wanted: Wanted,
  { after, limit }: { after: ListCursor | null; limit: number },
) {
  const { id, subject, title, description, content, category, color, tags, hdType, createdAt } = hdInsights
  return db
    .select({ id, subject, title, description, content, category, color, tags, hdType, createdAt })
    .from(hdInsights)
    .where(and(isWanted(wanted), isAfter(after, createdAt, id)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

export type OpenInsight = Awaited<ReturnType<typeof listOpenInsights>>[number]

/** Their number, as a subquery. */
export const insightCount = (wanted: Wanted) =>
  sql<number>`SELECT count(*) FROM ${hdInsights} WHERE ${isWanted(wanted)}`

/** The reader's language and type, and whether they may read premium texts. */
export type InsightReader = { language: 'en' | 'ru'; hdType: TypeCode | null; isPremium: boolean }
/** A filter: one category, or only texts for the reader's type. */
type InsightChoice = { category: InsightCategory | null; forType: boolean }

/** Longest first sentence in characters; nothing more of a locked text leaves the database. */
const TEASER_MAX_LENGTH = 400

const isFor = ({ hdType }: InsightReader): SQL | undefined =>
  hdType ? or(isNull(hdInsights.hdType), eq(hdInsights.hdType, hdType)) : isNull(hdInsights.hdType)

const isChosen = ({ category, forType }: InsightChoice): SQL | undefined =>
  and(category ? eq(hdInsights.category, category) : undefined, forType ? isNotNull(hdInsights.hdType) : undefined)

const isLocked = ({ isPremium }: InsightReader) => (isPremium ? sql`0` : sql`${hdInsights.isPremium}`)

/** The whole text, or only its beginning if it's locked for the reader. */
const readable = (reader: InsightReader) =>
  sql<string>`iif(${isLocked(reader)}, substr(${hdInsights.content}, 1, ${TEASER_MAX_LENGTH}), ${hdInsights.content})`

/** A page of the texts that are for this reader, the newest first: what a card says, no text but the beginning of a locked one. */
export function listInsightCards(
  db: Database,
  reader: InsightReader,
  { choice, after, limit }: { choice: InsightChoice; after: ListCursor | null; limit: number },
) {
  const { id, subject, title, description, category, color, isPremium, hdType, createdAt } = hdInsights
  return db
    .select({
      ...{ id, subject, title, description, category, color, isPremium, hdType, createdAt },
      locked: sql<string | null>`iif(${isLocked(reader)}, ${readable(reader)}, NULL)`,
    })
    .from(hdInsights)
    .where(
      and(
        eq(hdInsights.language, reader.language),
        isPublished,
        isFor(reader),
        isChosen(choice),
        isAfter(after, createdAt, id),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

export type InsightCardRow = Awaited<ReturnType<typeof listInsightCards>>[number]

/** How many there are for this reader: free, premium, and of both those for their type alone. */
export async function countInsightCards(db: Database, reader: InsightReader) {
  const [counts] = await db
    .select({
      free: sql<number>`count(*) FILTER (WHERE ${hdInsights.isPremium} = 0)`,
      premium: sql<number>`count(*) FILTER (WHERE ${hdInsights.isPremium} = 1)`,
      forType: sql<number>`count(${hdInsights.hdType})`,
    })
    .from(hdInsights)
    .where(and(eq(hdInsights.language, reader.language), isPublished, isFor(reader)))
  return counts ?? { free: 0, premium: 0, forType: 0 }
}

/** One text in the reader's language, for any type; only the beginning of a locked one. */
export async function findInsight(db: Database, reader: InsightReader, subjectOf: string) {
  const { id, subject, title, description, category, color, tags, isPremium, hdType, createdAt } = hdInsights
  const [found] = await db
    .select({
      ...{ id, subject, title, description, category, color, tags, isPremium, hdType, createdAt },
      isLocked: sql<number>`${isLocked(reader)}`,
      content: readable(reader),
    })
    .from(hdInsights)
    .where(and(eq(subject, subjectOf), eq(hdInsights.language, reader.language), isPublished))
  return found ?? null
}

/** The rows of a text in both languages. */
export type InsightRows = Record<
  'en' | 'ru',
  Pick<
    typeof hdInsights.$inferSelect,
    'title' | 'description' | 'content' | 'tags' | 'category' | 'color' | 'isPremium' | 'hdType' | 'isPublished'
  >
>

type InsightAct = {
  /** Chosen by the page, so that an act that's sent twice counts once. */
  id: string
  adminId: string
  action: InsightAction
  subject: string
  /** The revision the admin saw; null: there is none yet. */
  seen: number | null
  /** Its name, for the log. */
  title: string
  now: Date
}

/** A page of all texts including drafts, newest first, titled in this language or else in the other. */
export function listAllInsights(
  db: Database,
  language: 'en' | 'ru',
  { after, limit }: { after: ListCursor | null; limit: number },
) {
  const other = alias(hdInsights, 'other')
  const { id, subject, title, category, color, isPremium, hdType, isPublished, createdAt } = hdInsights
  return db
    .select({
      ...{ id, subject, category, color, isPremium, hdType, isPublished, createdAt },
      title: sql<string>`coalesce(nullif(${title}, ''), ${other.title}, '')`,
    })
    .from(hdInsights)
    .leftJoin(other, and(eq(other.subject, subject), sql`${other.language} <> ${language}`))
    .where(and(eq(hdInsights.language, language), isAfter(after, createdAt, id)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

/** A text in both languages; empty if it doesn't exist. */
export const findInsightRows = (db: Database, subject: string) =>
  db.select().from(hdInsights).where(eq(hdInsights.subject, subject)).limit(2)

/** Saves a text in both languages and its search entries in one transaction. False: it has changed since, or no admin. */
export async function saveInsight(db: Database, act: InsightAct, rows: InsightRows): Promise<boolean> {
  const done = { id: act.id, at: act.now }
  const [en, ru] = [toRow(act, 'en', rows.en), toRow(act, 'ru', rows.ru)]
  const results = await db.batch([
    log(db, act),
    put(db, en, done),
    put(db, ru, done),
    isDone(db, act),
    ...indexInsight(db, en),
    ...indexInsight(db, ru),
  ])
  return results[3].length > 0
}

/** Deletes a text and, by cascade, its search entries. False: it has changed since, or no admin. */
export async function deleteInsight(db: Database, act: InsightAct): Promise<boolean> {
  const done = { id: act.id, at: act.now }
  const results = await db.batch([
    log(db, act),
    db.delete(hdInsights).where(and(eq(hdInsights.subject, act.subject), wasJustDone(done))),
    isDone(db, act),
  ])
  return results[2].length > 0
}

type Row = ReturnType<typeof toRow>

const toRow = ({ subject, seen, now }: InsightAct, language: 'en' | 'ru', texts: InsightRows['en']) => ({
  ...{ id: `${subject}-${language}`, subject, language, ...texts },
  ...{ revision: (seen ?? 0) + 1, createdAt: now },
})

/** Logs the act if the member is an admin now and the text is as they saw it. The batch's other statements depend on this row. */
function log(db: Database, { id, adminId, action, subject, seen, title, now }: InsightAct) {
  const rows = sql`SELECT 1 FROM ${hdInsights} AS i WHERE i.subject = ${subject}`
  const isAsSeen: SQL = seen === null ? sql`NOT EXISTS (${rows})` : sql`EXISTS (${rows} AND i.revision = ${seen})`
  return db
    .insert(moderationActions)
    .select(
      sql`SELECT ${id}, ${adminId}, ${action}, 'insight', ${subject}, NULL, ${title}, NULL, ${now.getTime()}
        WHERE ${isOfTeam(adminId, now, ['admin'])} AND ${isAsSeen}`,
    )
    .onConflictDoNothing()
}

/** Publishing a draft resets its creation date, so that lists sort it by the day members could first read it. */
const put = (db: Database, row: Row, done: DoneAction) =>
  db
    .insert(hdInsights)
    .select(
      sql`SELECT ${row.id}, ${row.subject}, ${row.language}, ${row.title}, ${row.description}, ${row.content},
        ${row.category}, ${row.color}, ${JSON.stringify(row.tags)}, ${Number(row.isPremium)}, ${row.hdType},
        ${Number(row.isPublished)}, ${row.revision}, ${row.createdAt.getTime()} WHERE ${wasJustDone(done)}`,
    )
    .onConflictDoUpdate({
      target: [hdInsights.subject, hdInsights.language],
      set: {
        createdAt: sql`iif(excluded.is_published > ${hdInsights.isPublished}, excluded.created_at, ${hdInsights.createdAt})`,
        ...Object.fromEntries(KEPT.map((column) => [column, sql.raw(`excluded.${hdInsights[column].name}`)])),
      },
    })

const KEPT = [
  ...(['title', 'description', 'content', 'category', 'color', 'tags'] as const),
  ...(['isPremium', 'hdType', 'isPublished', 'revision'] as const),
]

/** Whether the act is in the log. Not by action: a repeated creation would be logged as an edit. */
const isDone = (db: Database, { id, adminId, subject }: InsightAct) =>
  findAct(db, { id, moderatorId: adminId, subjectId: subject })

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
        AND ${wantsInsights} AND NOT ${wasNotified(now)}`,
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
const wantsInsights: SQL = sql`NOT EXISTS (SELECT 1 FROM ${notificationSettings} AS wish WHERE wish.user_id = cause.id
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
