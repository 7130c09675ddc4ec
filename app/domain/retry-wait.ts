export type RetrySchedule = { firstMilliseconds: number; mostMilliseconds: number; factor: number }

/** Mails and push messages that weren't taken: 1 minute, 4, 16, 64, 256, then 6 hours. */
export const DELIVERY_RETRIES: RetrySchedule = { firstMilliseconds: 60_000, factor: 4, mostMilliseconds: 6 * 3_600_000 }

/** How long to wait after so many failures in a row, from 1: `factor` times as long each time, up to the most. In milliseconds. */
export const retryWait = (failures: number, { firstMilliseconds, mostMilliseconds, factor }: RetrySchedule): number =>
  Math.min(firstMilliseconds * factor ** (failures - 1), mostMilliseconds)
