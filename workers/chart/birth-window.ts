import { readWallClock } from '~/domain/birth/read-wall-clock'
import type { BirthQuestion } from '~/domain/human-design/chart-request.schema'
import type { WindowData } from '~/domain/human-design/chart-service.schema'
import { findMoment, isTimeUnknown } from './birth-moment'
import type { Engine } from './engine'
import { locateBirth } from './locate-birth'
import { possibilitiesBetween } from './possibilities'

/** How far the time may be off, minutes to either side. */
const MARGINS = [5, 15, 30, 60]
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** What the chart could say if the time is not certain. Throws `RefusedError` as the chart itself would. */
export async function findBirthWindow(question: BirthQuestion, engine: Engine): Promise<WindowData> {
  const location = await locateBirth(question, engine)
  const { utcMs, offsetSeconds } = findMoment(question, location, engine)
  const { ephemeris } = engine
  const around = isTimeUnknown(question) ? [] : MARGINS
  const windows = around.map((minutes) => {
    const margin = minutes * MINUTE_MS
    return { minutes, ...possibilitiesBetween(ephemeris, utcMs - margin, utcMs + margin) }
  })

  const midnight = Date.parse(`${question.birth_date}T00:00:00Z`)
  const ownOffset = question.utc_offset_override_seconds ?? null
  const startOf = (localMidnight: number) =>
    ownOffset === null
      ? firstInstant(localMidnight, location.timezone, engine, location.longitude)
      : localMidnight - ownOffset * 1000
  // A day has 23 or 25 hours where the clocks were set.
  const [start, end] = [startOf(midnight), startOf(midnight + DAY_MS) - MINUTE_MS]
  return {
    utc: new Date(utcMs).toISOString(),
    timezone: location.timezone,
    utcOffsetSeconds: offsetSeconds,
    windows: [...windows, { minutes: null, ...possibilitiesBetween(ephemeris, start, end) }],
  }
}

function firstInstant(localMs: number, zone: string, { zones }: Engine, longitudeDegrees: number | null): number {
  const reading = readWallClock(localMs, zone, zones, longitudeDegrees)
  return reading.kind === 'unique' ? reading.candidate.utcMs : reading.candidates[0]!.utcMs
}
