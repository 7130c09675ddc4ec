import type { Language } from './language'

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Each unit with its length and the age from which the next one tells better; months and years as the calendar's mean. */
const UNITS: { unit: Unit; lengthMs: number; upToMs: number }[] = [
  { unit: 'minute', lengthMs: MINUTE_MS, upToMs: HOUR_MS },
  { unit: 'hour', lengthMs: HOUR_MS, upToMs: DAY_MS },
  { unit: 'day', lengthMs: DAY_MS, upToMs: 7 * DAY_MS },
  { unit: 'week', lengthMs: 7 * DAY_MS, upToMs: 30 * DAY_MS },
  { unit: 'month', lengthMs: 30.436875 * DAY_MS, upToMs: 365.2425 * DAY_MS },
  { unit: 'year', lengthMs: 365.2425 * DAY_MS, upToMs: Number.POSITIVE_INFINITY },
]

const formats = new Map<Language, Intl.RelativeTimeFormat>()

function formatOf(language: Language) {
  const format = formats.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  formats.set(language, format)
  return format
}

/**
 * How long ago something was, in whole units rounded down: "now", "2 minutes ago", "yesterday", "3 недели назад". Both times
 * are milliseconds since 1970; what lies ahead, by a clock that goes wrong, counts as now.
 */
export function relativeTime(atMs: number, nowMs: number, language: Language): string {
  const ageMs = nowMs - atMs
  const found = ageMs < MINUTE_MS ? undefined : UNITS.find(({ upToMs }) => ageMs < upToMs)
  return found
    ? formatOf(language).format(-Math.floor(ageMs / found.lengthMs), found.unit)
    : formatOf(language).format(0, 'second')
}
