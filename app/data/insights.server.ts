import { and, desc, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { hdInsights } from '../../drizzle/schema/insights'
import { DASHBOARD_INSIGHTS } from '../domain/community/insight-categories'
import type { TypeCode } from '../domain/human-design/codes'
import { isOpenInsight } from './open-insights.server'

type Reader = { language: 'en' | 'ru'; hdType: TypeCode | null }

/** The newest insights of a language that are not premium: for everybody, and for the reader's type where they have one. */
export async function listNewestInsights(db: Database, { language, hdType }: Reader) {
  const forEverybody = isNull(hdInsights.hdType)
  return list(db, language, hdType ? or(forEverybody, eq(hdInsights.hdType, hdType)) : forEverybody)
}

/** The newest insights of a language for one type that are not premium. */
export const listInsightsOfType = (db: Database, language: 'en' | 'ru', hdType: TypeCode) =>
  list(db, language, eq(hdInsights.hdType, hdType))

function list(db: Database, language: 'en' | 'ru', forWhom: SQL | undefined) {
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
