const DAY_MILLISECONDS = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making one costs a hundred times more than asking it; there are some hundreds of zones. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, format)
  return format
}

/** The time zone where neither the member's nor the device's is known. */
export const FALLBACK_TIME_ZONE = 'UTC'

/** What the platform calls a time zone; null where it knows none of this name, and for a bare offset, which knows no summer. */
export function platformZone(name: string): string | null {
  if (!/^[A-Z]/i.test(name)) return null
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions()
    return timeZone
  } catch {
    return null
  }
}

/** Whether this names a time zone. */
export const isTimeZone = (name: string): boolean => platformZone(name) !== null

/** What a wall clock of the zone shows at an instant, as if it showed UTC; both in milliseconds, to the second. */
export function wallClockAt(zone: string, instantMs: number): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of formatOf(zone).formatToParts(instantMs)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/**
 * The instants that a reading of the zone's wall clock may be, the earlier first: one, or the two on both sides of a move of
 * the clock. Those at which it is really shown are one, none where clocks went over it, or both where they went back.
 */
export function instantsNear(zone: string, wallMs: number): { candidates: number[]; shown: number[] } {
  // Clocks move by hours at most, so these are the offsets on both sides of any move.
  const offsets = [wallMs - DAY_MILLISECONDS, wallMs + DAY_MILLISECONDS].map((at) => wallClockAt(zone, at) - at)
  const candidates = [...new Set(offsets.map((offset) => wallMs - offset))].sort((one, other) => one - other)
  return { candidates, shown: candidates.filter((at) => wallClockAt(zone, at) === wallMs) }
}

/**
 * The first instant after `afterMs` at which a wall clock of the zone shows `wallMs`. Shown twice, in the night when clocks
 * go back: whichever comes first after it. Never shown, where they go forward: as much later as the clock jumped.
 */
export function instantOfWallClock(zone: string, wallMs: number, afterMs = Number.NEGATIVE_INFINITY): number {
  const { candidates, shown } = instantsNear(zone, wallMs)
  return shown.find((at) => at > afterMs) ?? shown.at(-1) ?? Math.max(...candidates)
}
