import { dateFormat } from '~/locales/date-format'
import type { Clock } from '~/ui/clock/clock'

const format = ({ language, timeZone }: Clock, options: Intl.DateTimeFormatOptions) =>
  dateFormat(language, timeZone, options)

const yearOf = (at: number, clock: Clock) => format(clock, { year: 'numeric' }).format(at)

/** "Sat, 28 November", with the year where it is another one. */
function day(at: number, clock: Clock) {
  const isThisYear = yearOf(at, clock) === yearOf(clock.now, clock)
  const options = { weekday: 'short', day: 'numeric', month: 'long' } as const
  return format(clock, isThisYear ? options : { ...options, year: 'numeric' }).format(at)
}

const time = (at: number, clock: Clock) =>
  format(clock, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)

type Times = { startsAt: string; endsAt: string }

/** "Sat, 28 November, 18:00–20:00" by a clock; an end on another day is told with its day. */
export function whenText({ startsAt, endsAt }: Times, clock: Clock): string {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)]
  const [first, last] = [day(start, clock), day(end, clock)]
  return first === last
    ? `${first}, ${time(start, clock)}–${time(end, clock)}`
    : `${first}, ${time(start, clock)} – ${last}, ${time(end, clock)}`
}

/**
 * The same by the clock it is planned by, the day only where it is another; null where that shows what the reader's own does,
 * and where this browser does not know that clock.
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

/** Zones come to be and are renamed: the site may know one that a browser does not. */
function isKnown(clock: Clock): boolean {
  try {
    format(clock, { year: 'numeric' })
    return true
  } catch {
    return false
  }
}

/** A sheet of a calendar: "28", "Nov". */
export const sheetOf = (at: string, clock: Clock) => ({
  day: format(clock, { day: 'numeric' }).format(Date.parse(at)),
  month: format(clock, { month: 'short' }).format(Date.parse(at)).replace('.', ''),
})
