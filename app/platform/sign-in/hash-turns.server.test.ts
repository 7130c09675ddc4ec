import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('of a burst one begins at once and each other 330 ms after the one before; whoever comes later waits for nobody', async () => {
  const { hashTurn, secondsUntilTurn } = await import('./hash-turns.server')
  const start = Date.now()
  const begun: number[] = []
  const come = () => hashTurn(14).then(() => begun.push(Date.now() - start))
  for (let count = 0; count < 4; count++) void come()
  expect(secondsUntilTurn()).toBeCloseTo(1.32)
  await vi.advanceTimersByTimeAsync(2000)
  expect(begun).toEqual([0, 330, 660, 990])
  expect(secondsUntilTurn()).toBe(0)
  void come()
  await vi.advanceTimersByTimeAsync(0)
  expect(begun.at(-1)).toBe(2000)
})
