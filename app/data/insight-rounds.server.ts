import type { Database } from '../../drizzle/client'
import type { Published } from './insight-notices.server'
import { findKeptValue, keepValue } from './kept-value.server'
import type { Place } from './walk.server'

const NAME = 'told.insights'

/** What members are told of in one walk through them all, and where it has come to; null: it is over. */
export type InsightRound = Published & { place: Place | null }

/** The round that goes on, or the last one; null before the first. */
export const findInsightRound = async (db: Database): Promise<InsightRound | null> =>
  (await findKeptValue<InsightRound>(db, NAME))?.value ?? null

/** Writes down how far a round is. `now` in milliseconds. */
export const keepInsightRound = (db: Database, round: InsightRound, now: number): Promise<void> =>
  keepValue(db, NAME, round, new Date(now))
