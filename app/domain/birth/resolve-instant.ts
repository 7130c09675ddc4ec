import { firstBirthYear, lastBirthYear, parseBirthDate, parseBirthTime } from './birth-date-time'
import { mayBeOldStyle } from './old-style-calendar'
import { type InstantCandidate, readWallClock } from './read-wall-clock'
import type { ZoneTable } from './zones/zone-offsets'

export interface LocalBirthTime {
  /** "YYYY-MM-DD", Gregorian. */
  date: string
  /** "HH:MM" or "HH:MM:SS", 24 hours. */
  time: string
  /** Name in the time zone database. */
  zone: string
  /** Of the birth place, east positive, for local mean time before the zone's first standard time. */
  longitudeDegrees?: number | null
  /** Chooses between the instants of a repeated or skipped hour; otherwise without effect. */
  offsetSeconds?: number | null
  /** An offset that the member entered; it overrides the zone. */
  overrideOffsetSeconds?: number | null
  /** The zone table as other sources have it at that place; null or missing where they agree. */
  otherZones?: ZoneTable | null
}

/** A note that the page shows with the result. */
export type InstantNote = 'old_style_calendar' | 'local_mean_time' | 'nonexistent_local_time' | 'disputed_clock'

export interface ResolvedInstant extends InstantCandidate {
  ok: true
  notes: InstantNote[]
  /** With the note `disputed_clock`: the instant by the clock of other sources. */
  other: InstantCandidate | null
}

export type InstantProblem =
  | { code: 'invalid_date' | 'invalid_time' | 'unknown_zone' }
  | { code: 'out_of_range'; firstYear: number; lastYear: number }
  | { code: 'future_birth_datetime'; utcMs: number }
  | {
      code: 'nonexistent_local_time'
      /** By the offset before the jump (what calendars call "compatible"), then by the one after it. */
      candidates: [InstantCandidate, InstantCandidate]
      /** The local times that the clock jumped over, "YYYY-MM-DDTHH:MM:SS": the first one skipped … */
      skippedFrom: string
      /** … and the next one shown. */
      skippedTo: string
    }
  /** Earlier first. */
  | { code: 'ambiguous_local_time'; candidates: InstantCandidate[] }

export type InstantResult = ResolvedInstant | { ok: false; problem: InstantProblem }

/**
 * The instant of a birth from the wall clock at the place, exact to the second, or a typed problem. `nowMs` guards
 * against births in the future (Infinity: no guard). Leap seconds are not counted, as everywhere in the engine.
 */
export function resolveInstant(birth: LocalBirthTime, zones: ZoneTable, nowMs: number): InstantResult {
  const midnight = parseBirthDate(birth.date)
  if (midnight === null) return refuse({ code: 'invalid_date' })
  const sinceMidnight = parseBirthTime(birth.time)
  if (sinceMidnight === null) return refuse({ code: 'invalid_time' })
  const year = new Date(midnight).getUTCFullYear()
  if (year < firstBirthYear || year > lastBirthYear) {
    return refuse({ code: 'out_of_range', firstYear: firstBirthYear, lastYear: lastBirthYear })
  }
  if (!zones.has(birth.zone)) return refuse({ code: 'unknown_zone' })

  const found = findCandidate(birth, midnight + sinceMidnight, zones)
  if ('code' in found) return refuse(found)
  const { candidate, other } = chooseClock(found.candidate, birth, midnight + sinceMidnight)
  if (candidate.utcMs > nowMs) return refuse({ code: 'future_birth_datetime', utcMs: candidate.utcMs })
  const notes: InstantNote[] = found.skipped ? ['nonexistent_local_time'] : []
  if (candidate.kind === 'local_mean_time') notes.push('local_mean_time')
  if (mayBeOldStyle(birth.date, birth.zone)) notes.push('old_style_calendar')
  if (other) notes.push('disputed_clock')
  return { ok: true, ...candidate, notes, other }
}

/** The instant by the zone's clock or by the other one if it differs, as the submitted offset chooses. */
function chooseClock(own: InstantCandidate, birth: LocalBirthTime, localMs: number) {
  if (!birth.otherZones || own.kind === 'override') return { candidate: own, other: null }
  const found = findCandidate(birth, localMs, birth.otherZones)
  if ('code' in found || found.candidate.utcMs === own.utcMs) return { candidate: own, other: null }
  const { candidate: other } = found
  return birth.offsetSeconds === other.offsetSeconds ? { candidate: other, other: own } : { candidate: own, other }
}

function refuse(problem: InstantProblem): InstantResult {
  return { ok: false, problem }
}

type Found = { candidate: InstantCandidate; skipped: boolean } | InstantProblem

function findCandidate(birth: LocalBirthTime, localMs: number, zones: ZoneTable): Found {
  const override = birth.overrideOffsetSeconds ?? null
  if (override !== null) {
    const utcMs = localMs - override * 1000
    const candidate = { utcMs, offsetSeconds: override, isDaylightSaving: false, abbreviation: '' }
    return { candidate: { ...candidate, kind: 'override' }, skipped: false }
  }
  const reading = readWallClock(localMs, birth.zone, zones, birth.longitudeDegrees)
  if (reading.kind === 'unique') return { candidate: reading.candidate, skipped: false }

  const chosen = reading.candidates.find((candidate) => candidate.offsetSeconds === birth.offsetSeconds)
  if (chosen) return { candidate: chosen, skipped: reading.kind === 'skipped' }
  if (reading.kind === 'ambiguous') return { code: 'ambiguous_local_time', candidates: reading.candidates }
  const { candidates, skippedFrom, skippedTo } = reading
  return { code: 'nonexistent_local_time', candidates, skippedFrom, skippedTo }
}
