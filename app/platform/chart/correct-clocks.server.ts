import { createDatabase, type Database } from '../../../drizzle/client'
import {
  type ClockRules,
  type ClockWalkName,
  correctClock,
  findClockWalk,
  findGazetteerEdition,
  keepClockWalk,
  listMemberCharts,
  listPrivateChartsOfAll,
  type Piece,
  type StoredChartRow,
} from '../../data/charts/clock-corrections.server'
import { type Place, START } from '../../data/walk.server'
import type { KnownBirthInput } from '../../domain/birth/birth-form.schema'
import { CLOCK_EDITION } from '../../domain/birth/zones/clock-edition'
import { MOST_STORED_BIRTHS, type StoredBirthQuestion } from '../../domain/human-design/service/chart-request.schema'
import type { ClockComparison } from '../../domain/human-design/service/chart-service.schema'
import type { Bindings } from '../server/env.server'
import { logEvent, toErrorFields } from '../server/log.server'
import { type Asker, requestChart, requestPresentClocks } from './chart.server'

/** Questions of a run to the chart service for each walk, and charts it recalculates: a request may call other workers 32 times. */
const RUN = { pieces: 4, corrections: 8 }

/** So many runs try to recalculate a chart. */
const MOST_TRIES = 3

const WALKS = [
  ['members', listMemberCharts],
  ['privateCharts', listPrivateChartsOfAll],
] as const

/**
 * Continues to compare stored charts with the clocks of today, once for each edition of the clocks and of the gazetteer; a chart whose
 * birth is another instant now is recalculated, and its owner notified. When all were compared, this reads three rows. Throws where the
 * service doesn't answer: the next run continues there. A birth that the service refuses is logged and skipped; one whose calculation
 * fails is tried again by the next runs, and logged as an error where it fails in each of them.
 */
export async function correctClocks(env: Bindings, run = RUN): Promise<void> {
  const db = createDatabase(env.DB)
  const asker: Asker = { bindings: env, requestId: 'cron' }
  try {
    const gazetteer = await findGazetteerEdition(db)
    // While it is being loaded, places are missing.
    if (gazetteer === null) return
    const rules = { edition: CLOCK_EDITION, gazetteer }
    let corrected = 0
    for (const [name, list] of WALKS) {
      const limits = { ...run, corrections: run.corrections - corrected }
      corrected += await compareCharts(db, asker, { name, list, rules, limits })
    }
    if (corrected > 0) logEvent('info', 'clocks.corrected', { corrected })
  } catch (error) {
    logEvent('error', 'clocks.correct_failed', toErrorFields(error))
    throw error
  }
}

type Walk = { name: ClockWalkName; list: typeof listMemberCharts; rules: ClockRules; limits: typeof RUN }

/** Continues one walk; returns how many charts were corrected. */
async function compareCharts(db: Database, asker: Asker, { name, list, rules, limits }: Walk): Promise<number> {
  const walk = await findClockWalk(db, name)
  const isSame = walk?.edition === rules.edition && walk.gazetteer === rules.gazetteer
  let after: Place | null = isSame ? walk.after : START
  let failures = isSame ? (walk.failures ?? 0) : 0
  let corrected = 0
  for (let count = 0; count < limits.pieces && after && corrected < limits.corrections; count++) {
    const piece = await list(db, after, MOST_STORED_BIRTHS)
    const comparisons = await compareClocks(asker, piece.charts)
    // The service has not been deployed with this edition yet.
    if (!comparisons) break
    const done = await correctPiece(db, asker, { piece, comparisons, limit: limits.corrections - corrected, failures })
    corrected += done.corrected
    after = done.next === 'same' ? after : done.next
    failures = done.failures
    await keepClockWalk(db, name, { ...rules, after, failures })
    if (done.isCutShort) break
  }
  return corrected
}

/** The clocks of today where they differ from the stored ones; null where the service has those of another edition. */
async function compareClocks(asker: Asker, charts: StoredChartRow[]): Promise<ClockComparison[] | null> {
  if (charts.length === 0) return []
  const answer = await requestPresentClocks(asker, charts.map(toQuestion))
  if (!answer.ok) throw new Error('The chart service compared no clocks')
  return answer.data.clockEdition === CLOCK_EDITION ? answer.data.clocks : null
}

const toQuestion = (chart: StoredChartRow): StoredBirthQuestion => ({
  ...toBirthInput(chart),
  stored_utc: chart.data.birthUtc,
})

/** What is asked of the chart service for a stored birth. */
const toBirthInput = ({ birth, offsetChosen }: StoredChartRow): KnownBirthInput => ({
  birth_date: birth.date,
  birth_time: birth.time,
  time_accuracy: birth.timeAccuracy,
  birth_city: birth.city,
  birth_country: birth.country,
  place_id: null,
  latitude: birth.latitude,
  longitude: birth.longitude,
  timezone: birth.timezone,
  zone_chosen: birth.zoneChosen ?? null,
  utc_offset_seconds: offsetChosen ? birth.utcOffsetSeconds : null,
  utc_offset_override_seconds: null,
})

type Compared = { piece: Piece; comparisons: ClockComparison[]; limit: number; failures: number }

/**
 * Corrects the charts of a piece, so many at most; `next` is where the walk continues, null at its end. `failures`: how often the
 * calculation of the first one that is to be corrected has failed before, and so of the next one afterwards.
 */
async function correctPiece(db: Database, asker: Asker, { piece, comparisons, limit, ...before }: Compared) {
  let corrected = 0
  let { failures } = before
  for (const [at, chart] of piece.charts.entries()) {
    const comparison = comparisons[at]
    if (!comparison) continue
    if ('refused' in comparison) {
      logEvent('warn', 'clocks.skipped', { chartId: chart.id, reason: comparison.refused })
      continue
    }
    const outcome = corrected < limit ? await correct(db, asker, chart, comparison.timezone) : 'later'
    if (outcome === 'corrected') corrected += 1
    failures = outcome === 'failed' ? failures + 1 : outcome === 'later' ? failures : 0
    if (outcome === 'failed') logFailure(chart, failures)
    if (outcome === 'later' || (outcome === 'failed' && failures < MOST_TRIES)) {
      const last = piece.charts[at - 1]
      const next = last ? { createdAt: last.createdAt.getTime(), id: last.id } : ('same' as const)
      return { corrected, next, isCutShort: true, failures }
    }
    if (outcome === 'failed') failures = 0
  }
  return { corrected, next: piece.isWhole ? null : piece.last, isCutShort: false, failures: 0 }
}

/** The next run tries again; after the last try the chart stays as it is, which an operator has to know. */
function logFailure({ id: chartId }: StoredChartRow, tries: number) {
  if (tries < MOST_TRIES) logEvent('warn', 'clocks.postponed', { chartId, tries })
  else logEvent('error', 'clocks.gave_up', { chartId, tries })
}

/**
 * Recalculates a chart by its zone of today: `later` where the birth was changed since it was read, `skipped` where the service refuses
 * the birth, `failed` where its calculation broke.
 */
async function correct(db: Database, asker: Asker, chart: StoredChartRow, timezone: string) {
  const answer = await requestChart(asker, { ...toBirthInput(chart), timezone })
  if (!answer.ok) {
    if ('failure' in answer) {
      if (answer.failure.kind === 'failed') return 'failed'
      throw new Error('The chart service computed no chart')
    }
    logEvent('warn', 'clocks.skipped', { chartId: chart.id, reason: answer.refusal.code })
    return 'skipped'
  }
  const { birth, stored } = answer.data
  const offsetChosen = chart.offsetChosen && birth.utcOffsetSeconds === chart.birth.utcOffsetSeconds
  const isDone = await correctClock(db, { before: chart, after: { birth, stored, offsetChosen } }, new Date())
  return isDone ? 'corrected' : 'later'
}
