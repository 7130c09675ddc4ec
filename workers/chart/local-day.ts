import { readWallClock } from '~/domain/birth/read-wall-clock'
import type { BirthQuestion } from '~/domain/human-design/service/chart-request.schema'
import type { Engine } from './engine'
import type { BirthLocation } from './locate-birth'

const DAY_MS = 86_400_000

/**
 * The day of a birth by the clock of its place, ms since 1970, UTC: its first instant and the first after it. It has 23 or 25 hours
 * where the clocks were set.
 */
export function localDay(question: BirthQuestion, location: BirthLocation, { zones }: Engine) {
  const midnight = Date.parse(`${question.birth_date}T00:00:00Z`)
  const ownOffset = question.utc_offset_override_seconds ?? null
  const startOf = (localMs: number) => {
    if (ownOffset !== null) return localMs - ownOffset * 1000
    const reading = readWallClock(localMs, location.timezone, zones, location.longitude)
    return reading.kind === 'unique' ? reading.candidate.utcMs : reading.candidates[0]!.utcMs
  }
  return { from: startOf(midnight), to: startOf(midnight + DAY_MS) }
}
