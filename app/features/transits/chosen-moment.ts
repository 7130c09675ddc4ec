import { toTimeZone } from '~/domain/community/places/time-zone'
import { instantOfWallClock, wallClockAt } from '~/domain/community/places/wall-clock'
import { COVERED_SKY, isSkyMonth, SKY_MONTHS } from '~/domain/human-design/transit/sky'

/** What an address may say wrongly of a moment. */
export type MomentProblem = 'invalid' | 'early' | 'late'

/** Which instant is asked for, in milliseconds; that which is, where an address names none or none that there is. */
export type ChosenMoment = {
  at: number
  isNow: boolean
  problem: MomentProblem | null
  said: { date: string; time: string }
}

const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/
/** Of a day alone its noon is meant. */
const NOON = '12:00'
const MINUTE_MS = 60_000

/**
 * Reads which moment an address asks for: `at`, an instant with its offset or a clock reading of the member's zone; or the
 * fields of the form: `date`, `time` and the `zone` that they were shown in.
 */
export function readMoment(params: URLSearchParams, ownZone: string, now: number): ChosenMoment {
  const current = Math.floor(now / MINUTE_MS) * MINUTE_MS
  const at = params.get('at')?.trim()
  const date = params.get('date')?.trim()
  const time = params.get('time')?.trim() ?? ''
  const none = { at: current, isNow: true }
  if (!at && !date && !time) return { ...none, problem: null, said: fieldsOf(current, ownZone) }
  const typed = date === undefined ? { date: '', time: '' } : { date, time }
  const instant = at
    ? readInstant(at, ownZone)
    : readClock(date ?? '', time || NOON, toTimeZone(params.get('zone')) ?? ownZone)
  if (instant === null) return { ...none, problem: 'invalid', said: typed }
  const problem = beyond(instant, ownZone)
  if (problem) return { ...none, problem, said: typed }
  return { at: instant, isNow: false, problem: null, said: fieldsOf(instant, ownZone) }
}

function readInstant(text: string, zone: string): number | null {
  // A plus that was not escaped arrives as a space.
  const [, day = '', clock, offset] = /^(\d{4}-\d{2}-\d{2})(?:T([\d:.]+)(Z|[+ -]\d{2}:\d{2})?)?$/.exec(text) ?? []
  if (clock === undefined || offset === undefined) return readClock(day, clock ?? NOON, zone)
  const at = Date.parse(`${day}T${clock}${offset.replace(' ', '+')}`)
  return Number.isNaN(at) ? null : at
}

function readClock(date: string, time: string, zone: string): number | null {
  if (!DATE.test(date) || !TIME.test(time)) return null
  const wall = Date.parse(`${date}T${time.slice(0, 5)}:00Z`)
  // "2026-02-31" would be read as a day of March.
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(date)) return null
  return instantOfWallClock(zone, wall)
}

/** Where an instant lies in no month of which the sky is known. */
function beyond(at: number, zone: string): 'early' | 'late' | null {
  if (at < COVERED_SKY.from) return 'early'
  if (at > COVERED_SKY.to) return 'late'
  const month = monthOf(at, zone)
  if (isSkyMonth(month)) return null
  return month < SKY_MONTHS.first ? 'early' : 'late'
}

/** The month of an instant by the clock of a zone, `YYYY-MM`. */
export const monthOf = (at: number, zone: string): string => new Date(wallClockAt(zone, at)).toISOString().slice(0, 7)

/** A moment as the fields of the form say it, by the clock of a zone. */
export function fieldsOf(at: number, zone: string): { date: string; time: string } {
  const wall = new Date(wallClockAt(zone, at)).toISOString()
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) }
}

const DAY_MS = 86_400_000

/** The same reading of the clock so many days on. */
export const daysOn = (at: number, days: number, zone: string): number =>
  instantOfWallClock(zone, wallClockAt(zone, at) + days * DAY_MS)

/** From the first instant of a month to its last hour, by the clock of a zone; both in milliseconds. */
export function spanOfLocalMonth(month: string, zone: string): { from: number; to: number } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return {
    from: instantOfWallClock(zone, Date.UTC(year, number - 1)),
    to: instantOfWallClock(zone, Date.UTC(year, number)),
  }
}
