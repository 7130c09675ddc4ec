/** Time and chance, so that what waits and retries can be tested without either. */
export type Clock = {
  /** Milliseconds since the epoch as the page began by it, and never back: what waits must not wait for a clock that was set. */
  now(): number
  /** From 0 up to, but not, 1. */
  random(): number
  /** Runs it once so many milliseconds from now; what it gives calls that off. */
  after(milliseconds: number, run: () => void): () => void
}

export const browserClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  random: () => Math.random(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}
