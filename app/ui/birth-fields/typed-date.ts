const iso = /(\d{4})-(\d{1,2})-(\d{1,2})/
const dotted = /(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})/
const clock = /^\s*(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?\s*$/

const two = (part: string) => part.padStart(2, '0')

/**
 * A pasted date as `YYYY-MM-DD`: year first, or day and month before the year. With a slash 05/07 may mean either order,
 * so that is taken only where one of the two cannot be a month. Null for anything else.
 */
export function toTypedDate(text: string): string | null {
  const [, year, month, day] = iso.exec(text) ?? []
  if (year && month && day) return `${year}-${two(month)}-${two(day)}`
  const [written = '', first, second, yearLast] = dotted.exec(text) ?? []
  if (!first || !second || !yearLast) return null
  if (!written.includes('/') || Number(first) > 12) return `${yearLast}-${two(second)}-${two(first)}`
  return Number(second) > 12 ? `${yearLast}-${two(first)}-${two(second)}` : null
}

/** A pasted time of day as `HH:MM` or `HH:MM:SS`; null for anything else. */
export function toTypedTime(text: string): string | null {
  const [, hours, minutes, seconds] = clock.exec(text) ?? []
  if (!hours || !minutes) return null
  return [two(hours), minutes, ...(seconds ? [seconds] : [])].join(':')
}
