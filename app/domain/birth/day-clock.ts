/** The offsets of a place's clock over some hours: seconds east of Greenwich from each instant (ms since 1970, UTC) on. */
export type DayClock = readonly { from: number; offsetSeconds: number }[]

/** What the clock showed: `YYYY-MM-DD`, and `HH:MM`, with seconds where they are not zero. */
export type ClockReading = { date: string; time: string; offsetSeconds: number }

const MINUTE = 60_000

function offsetAt(clock: DayClock, utcMs: number): number {
  const stretch = clock.findLast(({ from }) => from <= utcMs) ?? clock[0]
  if (!stretch) throw new RangeError('A clock has one stretch at least')
  return stretch.offsetSeconds
}

/** The clock reading at an instant; the first offset applies to earlier instants too. */
export function clockAt(clock: DayClock, utcMs: number): ClockReading {
  const offsetSeconds = offsetAt(clock, utcMs)
  const local = new Date(utcMs + offsetSeconds * 1000).toISOString()
  return { date: local.slice(0, 10), time: local.slice(11, local.slice(17, 19) === '00' ? 16 : 19), offsetSeconds }
}

/**
 * The instants at which the clock showed a time, `localMs` as if it were UTC: none when the clock skipped it, two when it was
 * set back, earlier first.
 */
export function instantsOf(clock: DayClock, localMs: number): { utcMs: number; offsetSeconds: number }[] {
  return clock.flatMap(({ from, offsetSeconds }, index) => {
    const utcMs = localMs - offsetSeconds * 1000
    const begun = index === 0 || utcMs >= from
    const ended = utcMs >= (clock[index + 1]?.from ?? Number.POSITIVE_INFINITY)
    return begun && !ended ? [{ utcMs, offsetSeconds }] : []
  })
}

/** The first whole minute of the clock at an instant or after it, as an instant. */
export function minuteFrom(clock: DayClock, utcMs: number): number {
  const offset = offsetAt(clock, utcMs) * 1000
  return Math.ceil((utcMs + offset) / MINUTE) * MINUTE - offset
}

/** The last whole minute of the clock at an instant or before it, as an instant. */
export function minuteUntil(clock: DayClock, utcMs: number): number {
  const offset = offsetAt(clock, utcMs) * 1000
  return Math.floor((utcMs + offset) / MINUTE) * MINUTE - offset
}
