import { instantsNear, wallClockAt } from '../community/places/wall-clock'

/** What a clock reading of a zone means: one instant, none (clocks went over it), or two (they went back). In milliseconds. */
export type ReadTime =
  | { kind: 'one'; at: number }
  | { kind: 'skipped' }
  | { kind: 'twice'; first: number; second: number }

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
