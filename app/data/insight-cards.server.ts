import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { hdInsights } from '../../drizzle/schema/insights'
import type { InsightCategory } from '../domain/community/insight-categories'
import type { ListCursor } from '../domain/community/list-cursor'
import type { TypeCode } from '../domain/human-design/codes'
import { isPublished } from './open-insights.server'
import { isAfter } from './sql-conditions.server'

/** Whose page it is: the language they read, their type, and whether premium texts are theirs to read. */
export type InsightReader = { language: 'en' | 'ru'; hdType: TypeCode | null; isPremium: boolean }
/** Which of them: of a category, or those that are for the reader's type alone. */
export type InsightChoice = { category: InsightCategory | null; forType: boolean }

/** A first sentence is no longer, in characters: of what is locked nothing after it leaves the database. */
const TEASER_MAX_LENGTH = 400

const isFor = ({ hdType }: InsightReader): SQL | undefined =>
  hdType ? or(isNull(hdInsights.hdType), eq(hdInsights.hdType, hdType)) : isNull(hdInsights.hdType)

const isChosen = ({ category, forType }: InsightChoice): SQL | undefined =>
  and(category ? eq(hdInsights.category, category) : undefined, forType ? isNotNull(hdInsights.hdType) : undefined)

const isLocked = ({ isPremium }: InsightReader) => (isPremium ? sql`0` : sql`${hdInsights.isPremium}`)

/** All of a text, or of one that is locked for the reader its beginning. */
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

/** One text in the reader's language, whosever type it is for; of a locked one its beginning. */
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
