import { instantsNear, wallClockAt } from '../community/places/wall-clock'
import { AHEAD_MAX_DAYS, DURATION_MAX_DAYS } from './limits'

/** What a clock reading of a zone means: one instant, none (clocks went over it), or two (they went back). In milliseconds. */
type ReadTime = { kind: 'one'; at: number } | { kind: 'skipped' } | { kind: 'twice'; first: number; second: number }

/** The instants at which a wall clock of the zone shows `wallMs`, which counts as if the clock showed UTC. */
export function readTime(zone: string, wallMs: number): ReadTime {
  const [first, second] = instantsNear(zone, wallMs).shown
  if (first === undefined) return { kind: 'skipped' }
  return second === undefined ? { kind: 'one', at: first } : { kind: 'twice', first, second }
}

/** "2026-11-22" and "18:30" as a wall clock, in milliseconds as if it showed UTC; null where there is no such day or time. */
export function toWallClock(date: string, time: string): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(time) ?? []
  if (day === undefined || minute === undefined) return null
  const wallMs = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute))
  return new Date(wallMs).toISOString().startsWith(date) ? wallMs : null
}

/** A wall clock of the zone at an instant, as the fields of a form say it; `which` where the clock shows that twice. */
export function toFields(zone: string, at: number): { date: string; time: string; which: '' | 'first' | 'second' } {
  const wallMs = wallClockAt(zone, at)
  const wallTime = new Date(wallMs).toISOString()
  const read = readTime(zone, wallMs)
  const which = read.kind !== 'twice' ? '' : read.first === at ? 'first' : 'second'
  return { date: wallTime.slice(0, 10), time: wallTime.slice(11, 16), which }
}

const DAY_MILLISECONDS = 86_400_000

type Which = '' | 'first' | 'second'
export type TypedTimes = {
  start_date: string
  start_time: string
  start_which: Which
  end_date: string
  end_time: string
  end_which: Which
}

/** Beginning and end as instants, or what is wrong by the field it is wrong at: a key of the namespace `event-form`. */
export type PlannedTimes = { ok: true; startsAt: Date; endsAt: Date } | { ok: false; problems: Record<string, string> }

/**
 * What the clocks of the zone say an event's times are. A time that clocks go over is no time, and one they show twice is one
 * of two, which the host says. `was`: when it begins so far; that it has begun meanwhile is no mistake of the form.
 */
export function planTimes(typed: TypedTimes, zone: string, now: number, was: number | null): PlannedTimes {
  const problems: Record<string, string> = {}
  const start = instantOf(typed.start_date, typed.start_time, typed.start_which, zone, 'start', problems)
  const end = instantOf(typed.end_date, typed.end_time, typed.end_which, zone, 'end', problems)
  if (start !== null && start !== was) {
    if (start <= now) problems.start_time = 'start.past'
    else if (start > now + AHEAD_MAX_DAYS * DAY_MILLISECONDS) problems.start_date = 'start.far'
  }
  if (start !== null && end !== null) {
    if (end <= start) problems.end_time = 'end.before'
    else if (start === was && end <= now) problems.end_time = 'end.past'
    else if (end > start + DURATION_MAX_DAYS * DAY_MILLISECONDS) problems.end_date = 'end.long'
  }
  if (start === null || end === null || Object.keys(problems).length > 0) return { ok: false, problems }
  return { ok: true, startsAt: new Date(start), endsAt: new Date(end) }
}

function instantOf(
  date: string,
  time: string,
  which: Which,
  zone: string,
  name: 'start' | 'end',
  problems: Record<string, string>,
): number | null {
  const wall = toWallClock(date, time)
  const read: ReadTime = wall === null ? { kind: 'skipped' } : readTime(zone, wall)
  if (read.kind === 'one') return read.at
  if (read.kind === 'twice' && which !== '') return read[which]
  problems[`${name}_time`] = read.kind === 'twice' ? 'time.twice' : 'time.skipped'
  return null
}
