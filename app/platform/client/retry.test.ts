import { expect, test } from 'vitest'
import { retryDelay } from './retry'

test('requests are tried again from 250 ms doubling to 30 s, at least half of that and never more', () => {
  const most = [250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]
  expect(most.map((_, failures) => retryDelay(failures, () => 1))).toEqual(most)
  expect(most.map((_, failures) => retryDelay(failures, () => 0))).toEqual(most.map((delay) => delay / 2))
  expect(retryDelay(5000, () => 1)).toBe(30_000)
})
