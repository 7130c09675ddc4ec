import { createDatabase, type Database } from '../../drizzle/client'
import {
  type ClockWalk,
  type ClockWalkName,
  correctClock,
  findClockWalk,
  type KeptChart,
  keepClockWalk,
  listMemberCharts,
  listPrivateChartsOfAll,
} from '../data/clock-corrections.server'
import { START } from '../data/walk.server'
import type { KnownBirthInput } from '../domain/birth/birth-form.schema'
import { CLOCK_EDITION } from '../domain/birth/clock-edition'
import { formatLocal } from '../domain/birth/format-offset'
import { MOST_STORED_BIRTHS, type StoredBirthQuestion } from '../domain/human-design/chart-request.schema'
import type { PresentClock } from '../domain/human-design/chart-service.schema'
import { type Asker, requestChart, requestPresentClocks } from './chart.server'
import type { Bindings } from './env.server'
import { logEvent, toErrorFields } from './log.server'

/** Questions of a run to the chart service for each walk, and charts it computes anew: a request may call other workers 32 times. */
const RUN = { pieces: 4, corrections: 8 }

const WALKS = [
  ['members', listMemberCharts],
  ['privateCharts', listPrivateChartsOfAll],
] as const

/**
 * Goes on comparing stored charts with the clocks of today, once for each edition of them; a chart whose birth is another instant now
 * is computed anew, and its owner told. When all have come by, this reads two rows. Throws where the service doesn't answer: the next run goes on there.
 */
export async function correctClocks(env: Bindings, run = RUN): Promise<void> {
  const db = createDatabase(env.DB)
  const asker: Asker = { bindings: env, requestId: 'cron' }
  try {
    let corrected = 0
    for (const [name, list] of WALKS) {
      corrected += await walkOn(db, asker, { name, list, run: { ...run, corrections: run.corrections - corrected } })
    }
    if (corrected > 0) logEvent('info', 'clocks.corrected', { corrected })
  } catch (error) {
    logEvent('error', 'clocks.correct_failed', toErrorFields(error))
    throw error
  }
}

type Walk = { name: ClockWalkName; list: typeof listMemberCharts; run: typeof RUN }

/** Gives how many charts were corrected. */
async function walkOn(db: Database, asker: Asker, { name, list, run }: Walk): Promise<number> {
  const kept = await findClockWalk(db, name)
  let walk: ClockWalk = kept?.edition === CLOCK_EDITION ? kept : { edition: CLOCK_EDITION, after: START }
  let corrected = 0
  for (let piece = 0; piece < run.pieces && walk.after && corrected < run.corrections; piece++) {
    const { charts, last, isWhole } = await list(db, walk.after, MOST_STORED_BIRTHS)
    const clocks = await findClocks(asker, charts)
    // The service has not been brought up to this edition yet.
    if (!clocks) break
    let after = isWhole ? null : last
    for (const [at, chart] of charts.entries()) {
      const clock = clocks[at]
      if (!clock) continue
      const outcome = corrected < run.corrections ? await correct(db, asker, chart, clock) : 'later'
      if (outcome === 'corrected') corrected += 1
      if (outcome === 'later') {
        const before = charts[at - 1]
        after = before ? { createdAt: before.createdAt.getTime(), id: before.id } : walk.after
        await keepClockWalk(db, name, { edition: CLOCK_EDITION, after })
        return corrected
      }
    }
    walk = { edition: CLOCK_EDITION, after }
    await keepClockWalk(db, name, walk)
  }
  return corrected
}

/** The clocks of today where they differ from the stored ones; null where the service has those of another edition. */
async function findClocks(asker: Asker, charts: KeptChart[]) {
  if (charts.length === 0) return []
  const answer = await requestPresentClocks(asker, charts.map(toQuestion))
  if (!answer.ok) throw new Error('The chart service told no clocks')
  return answer.data.clockEdition === CLOCK_EDITION ? answer.data.clocks : null
}

const toQuestion = (chart: KeptChart): StoredBirthQuestion => {
  const { zone_chosen, ...birth } = toBirthInput(chart)
  return { ...birth, zone_chosen, stored_utc: chart.data.birthUtc }
}

/** What is asked of the chart service for a stored birth. */
const toBirthInput = ({ birth, offsetChosen }: KeptChart): KnownBirthInput => ({
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

/** Computes the chart by its clock of today: `later` where the birth was changed since it was read, `kept` where there is no such chart. */
async function correct(db: Database, asker: Asker, chart: KeptChart, clock: PresentClock) {
  const answer = await requestChart(asker, { ...toBirthInput(chart), timezone: clock.timezone })
  if (!answer.ok && 'refusal' in answer) return 'kept'
  if (!answer.ok) throw new Error('The chart service computed no chart')
  const { birth, stored } = answer.data
  const offsetChosen = chart.offsetChosen && birth.utcOffsetSeconds === chart.birth.utcOffsetSeconds
  const after = { birth, stored, offsetChosen }
  const isDone = await correctClock(db, { before: chart, after, told: tell(chart, clock) }, new Date())
  return isDone ? 'corrected' : 'later'
}

/** "21:00 MSK: 18:00Z → 17:00Z", in any language, with the name of whose private chart it is. */
function tell({ name, data }: KeptChart, { utc, utcOffsetSeconds, abbreviation }: PresentClock): string {
  const local = formatLocal(Date.parse(utc), utcOffsetSeconds).slice(11, 16)
  const [was, now] = [data.birthUtc, utc].map((instant) => `${instant.slice(11, 16)}Z`)
  return `${name === null ? '' : `${name}, `}${local} ${abbreviation}: ${was} → ${now}`
}
