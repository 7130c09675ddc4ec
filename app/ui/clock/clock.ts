import { dateFormat } from '~/locales/date-format'
import type { Language } from '~/locales/language'

const LOCALES: Record<Language, string> = { en: 'en-GB', ru: 'ru' }
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const WEEK_DAYS = 7

/** What time it is for whoever looks: an instant in milliseconds since 1970, their IANA zone, their language. */
export type Clock = { now: number; timeZone: string; language: Language }

/** The day an instant falls on, `2026-11-22`. */
export const dayOf = (at: number, timeZone: string) => {
  const parts = dateFormat('en', timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(at)
  const [day, , month, , year] = parts.map(({ value }) => value)
  return `${year}-${month}-${day}`
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
const upper = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

function relativeDay(days: number, language: Language) {
  return upper(new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }).format(-days, 'day'))
}

/** "10:42". */
export const clockTime = (at: string, { timeZone, language }: Clock) =>
  dateFormat(language, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(Date.parse(at))

/** "22 November 2026 at 10:42:07". */
export const exactTime = (at: string, { timeZone, language }: Clock) =>
  dateFormat(language, timeZone, { dateStyle: 'long', timeStyle: 'medium' }).format(Date.parse(at))

/** "22 November 2026 at 10:42". */
export const dateAndTime = (at: string, { timeZone, language }: Clock) =>
  dateFormat(language, timeZone, { dateStyle: 'long', timeStyle: 'short' }).format(Date.parse(at))

/** What stands above the messages of a day: "Today", "Yesterday", "Monday", "12 March", "12 March 2024". */
export function dayTitle(at: string, { now, timeZone, language }: Clock): string {
  const today = dayOf(now, timeZone)
  const day = dayOf(Date.parse(at), timeZone)
  const days = daysBetween(day, today)
  if (days < 2) return relativeDay(Math.max(0, days), language)
  if (days < WEEK_DAYS) return upper(dateFormat(language, timeZone, { weekday: 'long' }).format(Date.parse(at)))
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return dateFormat(language, timeZone, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(Date.parse(at))
}

/** How long ago, as short as a list has room for: "now", "2 min", "3 hr", "Yesterday", "Mon", "12 Mar", "12/03/2024". */
export function shortAgo(at: string, { now, timeZone, language }: Clock): string {
  const instant = Date.parse(at)
  const ageMs = now - instant
  const locale = LOCALES[language]
  if (ageMs < MINUTE_MS) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second')
  const days = daysBetween(dayOf(instant, timeZone), dayOf(now, timeZone))
  const unit = (count: number, unit: 'minute' | 'hour') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
  if (ageMs < HOUR_MS) return unit(Math.floor(ageMs / MINUTE_MS), 'minute')
  if (days < 1) return unit(Math.floor(ageMs / HOUR_MS), 'hour')
  if (days < 2) return relativeDay(1, language)
  if (days < WEEK_DAYS) return upper(dateFormat(language, timeZone, { weekday: 'short' }).format(instant))
  const isThisYear = dayOf(instant, timeZone).slice(0, 4) === dayOf(now, timeZone).slice(0, 4)
  return dateFormat(
    language,
    timeZone,
    isThisYear ? { day: 'numeric', month: 'short' } : { dateStyle: 'short' },
  ).format(instant)
}

/** The time of a message among others of its day: how long ago within the hour, then the clock. */
export function messageTime(at: string, clock: Clock): string {
  return clock.now - Date.parse(at) < HOUR_MS ? shortAgo(at, clock) : clockTime(at, clock)
}
