import { retryWait } from '../../domain/retry-wait'

const RETRIES = { firstMilliseconds: 250, factor: 2, mostMilliseconds: 30_000 }

/** Milliseconds that double with each failure, from 250 up to 30,000. `failures` starts at 0 here, at 1 in `retryWait`. */
export const backoff = (failures: number) => retryWait(failures + 1, RETRIES)

/** Milliseconds until a request is tried again after so many failures: at least half of what doubles each time. */
export const retryDelay = (failures: number, random: () => number) => (backoff(failures) * (1 + random())) / 2

/**
 * Fetches code that comes after the page, however often that takes; calls `take` once, unless what it gives was called before.
 * A network that is away must not leave a page without it.
 */
export function loadWithRetry<T>(load: () => Promise<T>, take: (part: T) => void): () => void {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const attempt = (failures: number) => {
    load().then(
      (part) => {
        if (!isOver) take(part)
      },
      () => {
        if (!isOver) timer = setTimeout(attempt, retryDelay(failures, Math.random), failures + 1)
      },
    )
  }
  attempt(0)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
