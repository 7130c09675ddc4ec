import { createDatabase } from '../../../drizzle/client'
import {
  findInsightRound,
  hasPublished,
  type InsightRound,
  keepInsightRound,
  tellOfInsights,
} from '../../data/insights/insight-notices.server'
import { START } from '../../data/walk.server'
import type { Bindings } from '../server/env.server'

const DAY_MILLISECONDS = 86_400_000
/** What was published before, while no round went, is no news. */
const NEWS_DAYS = 7
/** As many members as a run of the dispatcher takes up, which has its turn after this. */
const A_RUN = { steps: 5, rows: 400 }

/**
 * Tells members of texts to read that were published: once a day at most, of what came since, in a walk through all of them
 * that takes as many runs as they need. Whom it told the dispatcher finds; a run that breaks off is gone on with, and tells
 * nobody twice. What was there before the first run is told to nobody. `now` in milliseconds.
 */
export async function announceInsights(
  env: Pick<Bindings, 'DB'>,
  { now, run = A_RUN }: { now: number; run?: typeof A_RUN },
): Promise<void> {
  const db = createDatabase(env.DB)
  const last = await findInsightRound(db)
  if (!last) return keepInsightRound(db, { since: now, until: now, place: null }, now)
  const round = last.place ? last : nextRound(last, now)
  if (!round || (!last.place && !(await hasPublished(db, round)))) return
  let { place } = round
  for (let step = 0; step < run.steps && place; step++) {
    place = await tellOfInsights(db, round, { after: place, rows: run.rows, now: new Date(now) })
  }
  await keepInsightRound(db, { ...round, place }, now)
}

/** Null: the last one began less than a day ago. */
function nextRound({ until }: InsightRound, now: number): InsightRound | null {
  if (now - until < DAY_MILLISECONDS) return null
  return { since: Math.max(until, now - NEWS_DAYS * DAY_MILLISECONDS), until: now, place: START }
}
