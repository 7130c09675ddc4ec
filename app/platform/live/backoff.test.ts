import { expect, test } from 'vitest'
import { reconnectDelay, retryDelay } from './backoff'

/** Chance that is the same each time (the generator of Numerical Recipes). */
function seededChance() {
  let state = 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

test('requests are tried again from 250 ms doubling to 30 s, at least half of that and never more', () => {
  const most = [250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]
  expect(most.map((_, failures) => retryDelay(failures, () => 1))).toEqual(most)
  expect(most.map((_, failures) => retryDelay(failures, () => 0))).toEqual(most.map((delay) => delay / 2))
  expect(retryDelay(5000, () => 1)).toBe(30_000)
})

test('sockets come back within 1.2 s at first, then within what doubles up to 5 s, and after half a minute up to 30 s', () => {
  const most = [0, 1, 2, 3, 4, 5, 6, 13, 14, 5000].map((failures) => reconnectDelay(failures, () => 1))
  expect(most).toEqual([1200, 1200, 1200, 2000, 4000, 5000, 5000, 5000, 30_000, 30_000])
  // Half of the longest delay is what is waited on average.
  const early = Array.from({ length: 14 }, (_, failures) => reconnectDelay(failures, () => 0.5))
  expect(early.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(25_000)
})

test('after a restart of 600 ms no more than a fifth of 1,000 clients comes in any 100 ms of the first ten seconds', () => {
  const random = seededChance()
  const tries: number[] = []
  for (let client = 0; client < 1000; client++) {
    let at = 0
    for (let failures = 0; ; failures++) {
      at += reconnectDelay(failures, random)
      tries.push(at)
      if (at >= 600) break
    }
  }
  for (let from = 0; from < 10_000; from += 10) {
    const within = tries.filter((at) => at >= from && at < from + 100)
    expect(within.length).toBeLessThanOrEqual(200)
  }
  expect(Math.max(...tries)).toBeLessThan(3000)
})
