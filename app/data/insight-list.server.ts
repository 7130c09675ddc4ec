import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { hdInsights } from '../../drizzle/schema/insights'
import { searchEntries } from '../../drizzle/schema/search'
import type { ListCursor } from '../domain/community/list-cursor'
import { fullTextQuery } from '../domain/text/full-text-query'
import { isOpenInsight } from './open-insights.server'
import { isAfter } from './sql-conditions.server'

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

/** How many they are, as a question within another one. */
export const insightCount = (wanted: Wanted) =>
  sql<number>`SELECT count(*) FROM ${hdInsights} WHERE ${isWanted(wanted)}`
