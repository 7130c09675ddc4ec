import { type ReadTime, readTime, toWallClock } from './event-time'
import { AHEAD_MAX_DAYS, DURATION_MAX_DAYS } from './limits'

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
