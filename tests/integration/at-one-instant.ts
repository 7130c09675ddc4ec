import { afterAll, beforeAll, beforeEach, vi } from 'vitest'

/** Fixes the date in a file whose expectations would change at midnight; timers still run. */
export function atOneInstant() {
  let now: number
  const stop = () => void vi.useFakeTimers({ toFake: ['Date'], now })
  beforeAll(() => {
    now = Date.now()
    stop()
  })
  beforeEach(stop)
  afterAll(() => void vi.useRealTimers())
}
