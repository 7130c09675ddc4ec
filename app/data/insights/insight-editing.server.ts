import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../../drizzle/client'
import { hdInsights } from '../../../drizzle/schema/insights'
import { moderationActions } from '../../../drizzle/schema/moderation'
import type { InsightAction } from '../../domain/community/moderation/moderation'
import type { ListCursor } from '../../domain/community/search/list-cursor'
import { type DoneAction, findAct, isOfTeam, wasJustDone } from '../moderation/moderation-conditions.server'
import { indexInsight } from '../search/search-index.server'
import { isAfter } from '../sql-conditions.server'

/** The two languages of a text, as they stand in the table. */
export type InsightRows = Record<
  'en' | 'ru',
  Pick<
    typeof hdInsights.$inferSelect,
    'title' | 'description' | 'content' | 'tags' | 'category' | 'color' | 'isPremium' | 'hdType' | 'isPublished'
  >
>

export type InsightAct = {
  /** Chosen by the page, so that the same act sent twice is one. */
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

/** A page of all texts, drafts among them, the newest first, by their names in a language or else in the other one. */
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

/** A text in both languages; none where nobody has written it. */
export const findInsightRows = (db: Database, subject: string) =>
  db.select().from(hdInsights).where(eq(hdInsights.subject, subject)).limit(2)

/** Writes a text in both languages, with its words in the search, in one transaction. False: not as it was, or no admin. */
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

/** Takes a text away for good; its words leave the search with it. False: not as it was, or no admin. */
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

/** What is done stands in the log first, by an admin of this moment about the text as they saw it; all else hangs on that. */
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

/** A draft that is published is new from then on: its place in every list is that of the day members first read it. */
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

/** Whether it stands in the log; sent again it goes by another name (no longer a text that is added), so that is not asked. */
const isDone = (db: Database, { id, adminId, subject }: InsightAct) =>
  findAct(db, { id, moderatorId: adminId, subjectId: subject })
