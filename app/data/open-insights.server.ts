import { type SQL, sql } from 'drizzle-orm'
import { hdInsights } from '../../drizzle/schema/insights'

// No parameters in these: only so do the indexes of such rows apply.

/** Texts to read that are there for members. */
export const isPublished: SQL = sql`${hdInsights.isPublished} = 1`

/** Texts to read that are there for every member, with and without premium. */
export const isOpenInsight: SQL = sql`${hdInsights.isPremium} = 0 AND ${hdInsights.isPublished} = 1`
