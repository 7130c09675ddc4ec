import { retryDelay } from './backoff'

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
