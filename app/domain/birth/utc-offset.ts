/** An offset from UTC for people: "+03:00", "−04:30", with seconds where it has them ("+00:19:32"). */
export function formatOffset(offsetSeconds: number): string {
  const size = Math.abs(Math.round(offsetSeconds))
  const parts = [Math.floor(size / 3600), Math.floor((size % 3600) / 60)]
  if (size % 60 !== 0) parts.push(size % 60)
  const sign = offsetSeconds >= 0 ? '+' : '−'
  return sign + parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/** "YYYY-MM-DDTHH:MM:SS" as a wall clock shows it at an instant under an offset. */
export function formatLocal(epochMs: number, offsetSeconds: number): string {
  return new Date(epochMs + offsetSeconds * 1000).toISOString().slice(0, 19)
}

/** The largest offset that any clock ever had: 16 hours, in seconds. */
export const MOST_OFFSET_SECONDS = 57_600

const typedOffset = /^(?:utc|gmt)?\s*([+\-−–]?)\s*(\d{1,2})(?:[:.]?([0-5]\d)(?:[:.]([0-5]\d))?)?$/i

/**
 * An offset as people write it ("+3", "UTC−4:30", "0530", "0:19:32") in seconds east of Greenwich; null when it isn't one or
 * is larger than any clock's.
 */
export function parseOffset(typed: string): number | null {
  const [, sign, hours, minutes = '0', seconds = '0'] = typedOffset.exec(typed.trim()) ?? []
  if (hours === undefined) return null
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  if (size > MOST_OFFSET_SECONDS) return null
  return size > 0 && sign !== '' && sign !== '+' ? -size : size
}
