import { afterAll, beforeAll, beforeEach, vi } from 'vitest'

/** Stops the clock of a file, where a day or a month that ends while it runs would change what is right; timers run. */
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
