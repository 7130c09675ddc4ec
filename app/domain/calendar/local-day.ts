import { instantOfWallClock, wallClockAt } from '../community/places/wall-clock'
import { dayAfter } from './month'

/** The day that an instant falls on by the clock of a zone, `2026-11-23`. */
export const localDay = (zone: string, at: number) => new Date(wallClockAt(zone, at)).toISOString().slice(0, 10)

const MINUTE_MILLISECONDS = 60_000

/** The nearest minute, as almanacs round; it also decides the day. */
export const toMinute = (at: number) => Math.round(at / MINUTE_MILLISECONDS) * MINUTE_MILLISECONDS

/** The first instant of a day by the clock of a zone; where clocks go over midnight, the first that they show of it. */
export const startOfDay = (zone: string, day: string) => instantOfWallClock(zone, Date.parse(`${day}T00:00:00Z`))

/** Something that happens at an instant, and may go on for a while. In milliseconds. */
export type Timed = { at: number; endsAt?: number | undefined }

/** The days that it is on, by the clock of a zone: what ends at midnight is not on the day that begins then. */
export function daysOf(zone: string, { at, endsAt }: Timed): string[] {
  const days = [localDay(zone, at)]
  if (endsAt === undefined) return days
  const last = localDay(zone, Math.max(at, endsAt - 1))
  while (days.at(-1)! < last) days.push(dayAfter(days.at(-1)!))
  return days
}

/** What is on each day, in the order it was given. */
export function byDay<T extends Timed>(zone: string, happenings: readonly T[]): Map<string, T[]> {
  const days = new Map<string, T[]>()
  for (const happening of happenings) {
    for (const day of daysOf(zone, happening)) days.set(day, [...(days.get(day) ?? []), happening])
  }
  return days
}
