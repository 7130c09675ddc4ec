type RetryPolicy = { firstMilliseconds: number; mostMilliseconds: number; factor: number }

/** Delivery of mail and push: 1 minute, 4, 16, 64, 256, then 6 hours. */
export const DELIVERY_RETRIES: RetryPolicy = { firstMilliseconds: 60_000, factor: 4, mostMilliseconds: 6 * 3_600_000 }

/** How long to wait after the n-th failure in a row (n ≥ 1): `factor` times as long each time, up to the most. In milliseconds. */
export const retryWait = (failures: number, { firstMilliseconds, mostMilliseconds, factor }: RetryPolicy): number =>
  Math.min(firstMilliseconds * factor ** (failures - 1), mostMilliseconds)
