import { type LocalBirthTime, type ResolvedInstant, resolveInstant } from '~/domain/birth/resolve-instant'
import type { BirthQuestion } from '~/domain/human-design/service/chart-request.schema'
import type { OtherClock } from '~/domain/human-design/service/chart-service.schema'
import type { Engine } from './engine'
import type { BirthLocation } from './locate-birth'
import { refuseInstant } from './refuse'

const NOON = '12:00'
const HALF_DAY_MS = 43_200_000

/** Whether the chart has to do with noon of the day. */
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
  // Noon of a day that has begun may still be to come.
  const latestMs = engine.now() + (isUnknown ? HALF_DAY_MS : 0)
  const result = resolveInstant(birth, engine.zones, latestMs)
  if (result.ok) return result
  if (isUnknown && result.problem.code === 'ambiguous_local_time') {
    // Noon stands for the whole day, so either of two noons will do.
    const offsetSeconds = result.problem.candidates[0]?.offsetSeconds
    const first = resolveInstant({ ...birth, offsetSeconds }, engine.zones, latestMs)
    if (first.ok) return first
  }
  throw refuseInstant(result.problem, birth.date)
}

/** The moment by the clock that other sources give, as the service tells it; null where they agree. */
export function toOtherClock({ other }: ResolvedInstant): OtherClock | null {
  return other && { utc: new Date(other.utcMs).toISOString(), utcOffsetSeconds: other.offsetSeconds }
}
