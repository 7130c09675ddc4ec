import { afterEach, expect, test, vi } from 'vitest'
import { browserClock } from './clock'

afterEach(() => {
  vi.useRealTimers()
})

test('a clock of the machine that is set back holds up nothing that waits', () => {
  const before = browserClock.now()
  expect(Math.abs(before - Date.now())).toBeLessThan(60_000)
  vi.useFakeTimers({ toFake: ['Date'], now: before - 3_600_000 })
  expect(browserClock.now()).toBeGreaterThanOrEqual(before)
})
