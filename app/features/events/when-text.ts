import { dateFormat } from '~/locales/date-format'
import type { Clock } from '~/ui/clock/clock'

const format = ({ language, timeZone }: Clock, options: Intl.DateTimeFormatOptions) =>
  dateFormat(language, timeZone, options)

const yearOf = (at: number, clock: Clock) => format(clock, { year: 'numeric' }).format(at)

/** "Sat, 28 November", with the year if it isn't the current one. */
function day(at: number, clock: Clock) {
  const isThisYear = yearOf(at, clock) === yearOf(clock.now, clock)
  const options = { weekday: 'short', day: 'numeric', month: 'long' } as const
  return format(clock, isThisYear ? options : { ...options, year: 'numeric' }).format(at)
}

const time = (at: number, clock: Clock) =>
  format(clock, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)

type Times = { startsAt: string; endsAt: string }

/** "Sat, 28 November, 18:00–20:00" in the zone of `clock`, with the day of an end on another day. */
export function whenText({ startsAt, endsAt }: Times, clock: Clock): string {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)]
  const [first, last] = [day(start, clock), day(end, clock)]
  return first === last
    ? `${first}, ${time(start, clock)}–${time(end, clock)}`
    : `${first}, ${time(start, clock)} – ${last}, ${time(end, clock)}`
}

/**
 * The same in the zone of the event, with the day only if it differs; null if the reader's zone shows the same, and if this
 * browser doesn't know the zone.
 */
export function whenThere(times: Times & { timeZone: string }, clock: Clock): string | null {
  const theirs = { ...clock, timeZone: times.timeZone }
  if (!isKnown(theirs)) return null
  const there = whenText(times, theirs)
  if (there === whenText(times, clock)) return null
  const [start, end] = [Date.parse(times.startsAt), Date.parse(times.endsAt)]
  const isSameDay = day(start, theirs) === day(start, clock) && day(end, theirs) === day(start, clock)
  return isSameDay ? `${time(start, theirs)}–${time(end, theirs)}` : there
}

/** Zones are added and renamed, so the site may know one that a browser doesn't. */
function isKnown(clock: Clock): boolean {
  try {
    format(clock, { year: 'numeric' })
    return true
  } catch {
    return false
  }
}

/** Day and month of a calendar sheet: "28", "Nov". */
export const sheetOf = (at: string, clock: Clock) => ({
  day: format(clock, { day: 'numeric' }).format(Date.parse(at)),
  month: format(clock, { month: 'short' }).format(Date.parse(at)).replace('.', ''),
})
