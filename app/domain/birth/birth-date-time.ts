/** First and last calendar year of a birth (local date): the longitude tables cover these and the 90 days before them. */
export const firstBirthYear = 1900
export const lastBirthYear = 2100

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/
const timePattern = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/

/**
 * Midnight of a "YYYY-MM-DD" date as if the clock showed UTC, milliseconds; null unless the day exists in the
 * (proleptic) Gregorian calendar.
 */
export function parseBirthDate(date: string): number | null {
  const [, year, month, day] = datePattern.exec(date)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return null
  const midnight = new Date(0)
  // Not Date.UTC: it takes years below 100 for the 1900s.
  midnight.setUTCFullYear(year, month - 1, day)
  // February 30 would have become March 1 or 2.
  return midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === day ? midnight.getTime() : null
}

/** Milliseconds since midnight of "HH:MM" or "HH:MM:SS" (24 hours); null for anything else. */
export function parseBirthTime(time: string): number | null {
  const [, hours, minutes, seconds] = timePattern.exec(time) ?? []
  if (hours === undefined || minutes === undefined) return null
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0)) * 1000
}

/** Hours ahead of UTC of Kiribati's Line Islands, where each day begins first. */
const farthestEastHours = 14

/** The latest possible birth date, `YYYY-MM-DD`: today in the easternmost time zone. */
export function latestBirthDate(nowMs: number): string {
  return new Date(nowMs + farthestEastHours * 3_600_000).toISOString().slice(0, 10)
}
