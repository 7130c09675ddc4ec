import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../../drizzle/client'
import { type Argument, prepareOnce } from '../../../drizzle/prepare-once'
import { hdInsights } from '../../../drizzle/schema/insights'
import { moderationActions } from '../../../drizzle/schema/moderation'
import { searchEntries } from '../../../drizzle/schema/search'
import { DASHBOARD_INSIGHTS, type InsightCategory } from '../../domain/community/insights/insight-categories'
import type { InsightAction } from '../../domain/community/moderation/moderation'
import type { ListCursor } from '../../domain/community/search/list-cursor'
import type { TypeCode } from '../../domain/human-design/terms/codes'
import { fullTextQuery } from '../../domain/text/search/full-text-query'
import { type DoneAction, findAct, isOfTeam, wasJustDone } from '../moderation/moderation-conditions.server'
import { indexInsight } from '../search/search.server'
import { isAfter } from '../sql.server'
import { isOpenInsight } from '../visibility.server'

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
