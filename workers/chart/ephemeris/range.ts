/** First instant (ms since 1970, UTC) with longitudes: the earliest birth less the at most 92.4 days to its design. */
export const EARLIEST_LONGITUDE_MS = Date.UTC(1899, 8, 29)
/** First birth instant: wherever on earth the local clock shows 1 January 1900. */
export const EARLIEST_BIRTH_MS = Date.UTC(1899, 11, 31)
/** First instant past the tables: wherever on earth the local clock shows 31 December 2100, it is before this. */
export const END_MS = Date.UTC(2101, 0, 2)

/** The instant lies outside what the tables cover. `earliestMs` is the first instant allowed, `endMs` the first not. */
export class OutOfRangeError extends Error {
  readonly code = 'out_of_range'
  readonly utcMs: number
  readonly earliestMs: number
  readonly endMs = END_MS

  constructor(utcMs: number, earliestMs: number) {
    super(`instant ${utcMs} ms is outside ${new Date(earliestMs).toISOString()} to ${new Date(END_MS).toISOString()}`)
    this.name = 'OutOfRangeError'
    this.utcMs = utcMs
    this.earliestMs = earliestMs
  }
}

/** Throws `OutOfRangeError` unless `earliestMs` ≤ `utcMs` < `END_MS`; NaN is outside. */
export function assertInRange(utcMs: number, earliestMs: number): void {
  if (!(utcMs >= earliestMs && utcMs < END_MS)) throw new OutOfRangeError(utcMs, earliestMs)
}
