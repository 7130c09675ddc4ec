import { instantOfWallClock, wallClockAt } from '../places/wall-clock'

const HOUR_MILLISECONDS = 3_600_000

/** When newsletters go out, by the member's own clock, on the first of a month. */
export const NEWSLETTER_HOUR = 9

/** The first newsletter of a member after an instant, in milliseconds: at nine on the first of a month by their clock. */
export function nextNewsletter({ timeZone }: { timeZone: string }, afterMs: number): number {
  const today = new Date(wallClockAt(timeZone, afterMs))
  for (let month = today.getUTCMonth(); ; month++) {
    const first = Date.UTC(today.getUTCFullYear(), month, 1) + NEWSLETTER_HOUR * HOUR_MILLISECONDS
    const at = instantOfWallClock(timeZone, first)
    if (at > afterMs) return at
  }
}

/** The month that a clock of the zone shows at an instant, as `YYYY-MM`. */
export const monthOfClock = (timeZone: string, instantMs: number): string =>
  new Date(wallClockAt(timeZone, instantMs)).toISOString().slice(0, 7)
