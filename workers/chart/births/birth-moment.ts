import { readWallClock } from '~/domain/birth/read-wall-clock'
import { type LocalBirthTime, type ResolvedInstant, resolveInstant } from '~/domain/birth/resolve-instant'
import { clocksAt, needsRegion } from '~/domain/birth/zones/regional-clocks'
import type { BirthQuestion } from '~/domain/human-design/service/chart-request.schema'
import type { OtherClock } from '~/domain/human-design/service/chart-service.schema'
import type { Engine } from '../engine'
import { refuseInstant } from '../refuse'
import type { BirthLocation } from './locate-birth'

const NOON = '12:00'
const HALF_DAY_MS = 43_200_000

/** Whether the chart uses noon of the day. */
export function isTimeUnknown({ birth_time, time_accuracy }: BirthQuestion): boolean {
  return time_accuracy === 'unknown' || !birth_time
}

/** The instant of a birth at a place. Throws `RefusedError` for local times that are no instant or no birth. */
export function findMoment(question: BirthQuestion, location: BirthLocation, engine: Engine): ResolvedInstant {
  const isUnknown = isTimeUnknown(question)
  const birth: LocalBirthTime = {
    date: question.birth_date,
    time: isUnknown ? NOON : (question.birth_time ?? NOON),
    zone: location.timezone,
    longitudeDegrees: location.longitude,
    offsetSeconds: question.utc_offset_seconds,
    overrideOffsetSeconds: question.utc_offset_override_seconds,
    otherZones: engine.otherZones,
  }
  // Noon of the current day may be in the future.
  const latestMs = engine.now() + (isUnknown ? HALF_DAY_MS : 0)
  const result = resolveInstant(birth, engine.zones, latestMs)
  if (result.ok) return result
  if (isUnknown && result.problem.code === 'ambiguous_local_time') {
    // Noon represents the whole day, so either of two noons is valid.
    const offsetSeconds = result.problem.candidates[0]?.offsetSeconds
    const first = resolveInstant({ ...birth, offsetSeconds }, engine.zones, latestMs)
    if (first.ok) return first
  }
  throw refuseInstant(result.problem, birth.date)
}

/** The moment by the clock that other sources give; null if they agree. */
export function toOtherClock({ other }: ResolvedInstant): OtherClock | null {
  return other && { utc: new Date(other.utcMs).toISOString(), utcOffsetSeconds: other.offsetSeconds }
}

/** The engine with the clocks of a region, if they differed from its zone. Queries the gazetteer only for days on which that matters. */
export async function withLocalClocks(
  { birth_date: date }: BirthQuestion,
  { timezone: zone, latitude, longitude }: BirthLocation,
  engine: Engine,
): Promise<Engine> {
  if (latitude === null || longitude === null || !needsRegion(zone, date)) return engine
  const region = await engine.places.findRegion({ zone, latitude, longitude })
  return { ...engine, ...clocksAt({ zone, region, latitude, longitude }, date, engine.zones) }
}

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
