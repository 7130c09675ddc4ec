import { createDatabase, type Database } from '../../../drizzle/client'
import { REMINDERS } from '../../data/events/event-notices.server'
import { fillPlaces, listDueReminders, listFreePlaces, remind } from '../../data/events/events.server'
import {
  findInsightRound,
  hasPublished,
  type InsightRound,
  keepInsightRound,
  notifyOfInsights,
} from '../../data/insights/insight-notices.server'
import { listPendingMatches, type Pair, revealMatch } from '../../data/love/love-interests.server'
import { START } from '../../data/walk.server'
import type { Context } from '../server/context.server'
import type { Bindings } from '../server/env.server'
import { logEvent, toErrorFields } from '../server/log.server'
import { announceNotifications, type Recipient } from './announce.server'

type Dependencies = Pick<Context, 'bindings' | 'db' | 'requestId' | 'waitUntil'>

/** Runs `announce` outside of a request and waits for what it leaves to run after the response. */
async function withCronContext(env: Bindings, db: Database, announce: (context: Dependencies) => Promise<void>) {
  const work: Promise<unknown>[] = []
  await announce({ bindings: env, db, requestId: 'cron', waitUntil: (promise) => void work.push(promise) })
  await Promise.all(work)
}

/** Of each sort; each takes a question to the database, and what is left over the next run does. */
const EVENTS_A_RUN = 50

/**
 * What the clock brings about for events: reminders a day and an hour before, each once, and places that nobody gave away, as
 * when a guest is gone for good. Those who were told see it at once. One event that fails is tried again with the next run and
 * does not keep the others.
 */
export async function remindGuests(env: Bindings, { now: at }: { now: number }): Promise<void> {
  const db = createDatabase(env.DB)
  const now = new Date(at)
  const reminded: Recipient[] = []
  for (const kind of REMINDERS) {
    for (const id of await listDueReminders(db, kind, { now, limit: EVENTS_A_RUN })) {
      reminded.push(...(await unlessFailing(id, () => remind(db, kind, id, now))))
    }
  }
  for (const id of await listFreePlaces(db, { now, limit: EVENTS_A_RUN })) {
    reminded.push(...(await unlessFailing(id, () => fillPlaces(db, id, now))))
  }
  await withCronContext(env, db, async (context) => announceNotifications(context, reminded))
}

async function unlessFailing(eventId: string, tell: () => Promise<Recipient[]>): Promise<Recipient[]> {
  try {
    return await tell()
  } catch (error) {
    logEvent('error', 'events.chore_failed', { eventId, ...toErrorFields(error) })
    return []
  }
}

/** What is left over the next run does. */
const MATCHES_A_RUN = 200

/** Reveals the matches of the last hour to both of each pair. */
export async function revealMatches(env: Bindings, { now: at }: { now: number }): Promise<void> {
  const [db, now] = [createDatabase(env.DB), new Date(at)]
  const pairs = await listPendingMatches(db, 'recent', now, MATCHES_A_RUN)
  await withCronContext(env, db, (context) => announceMatches(context, pairs, now))
}

/** Reveals these matches to both of each pair, and lets those who were told see it. */
export async function announceMatches(context: Dependencies, pairs: readonly Pair[], now: Date): Promise<void> {
  for (const pair of pairs) announceNotifications(context, await revealMatch(context.db, pair, now))
}

const DAY_MILLISECONDS = 86_400_000
/** What was published before, while no round went, is no news. */
const NEWS_DAYS = 7
/** As many members as a run of the dispatcher takes up, which has its turn after this. */
const INSIGHTS_PER_RUN = { steps: 5, rows: 400 }

/**
 * Tells members of texts to read that were published: once a day at most, of what came since, in a walk through all of them
 * that takes as many runs as they need. Whom it told the dispatcher finds; a run that breaks off is gone on with, and tells
 * nobody twice. What was there before the first run is told to nobody. `now` in milliseconds.
 */
export async function announceInsights(
  env: Pick<Bindings, 'DB'>,
  { now, run = INSIGHTS_PER_RUN }: { now: number; run?: typeof INSIGHTS_PER_RUN },
): Promise<void> {
  const db = createDatabase(env.DB)
  const last = await findInsightRound(db)
  if (!last) return keepInsightRound(db, { since: now, until: now, place: null }, now)
  const round = last.place ? last : nextRound(last, now)
  if (!round || (!last.place && !(await hasPublished(db, round)))) return
  let { place } = round
  for (let step = 0; step < run.steps && place; step++) {
    place = await notifyOfInsights(db, round, { after: place, rows: run.rows, now: new Date(now) })
  }
  await keepInsightRound(db, { ...round, place }, now)
}

/** Null: the last one began less than a day ago. */
function nextRound({ until }: InsightRound, now: number): InsightRound | null {
  if (now - until < DAY_MILLISECONDS) return null
  return { since: Math.max(until, now - NEWS_DAYS * DAY_MILLISECONDS), until: now, place: START }
}
