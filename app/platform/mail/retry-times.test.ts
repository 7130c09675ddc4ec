import { expect, test } from 'vitest'
import { MOST_ATTEMPTS, waitAfterAttempt } from './retry-times'

test('waits one minute, then four times as long each time, six hours at most', () => {
  const minutes = Array.from({ length: MOST_ATTEMPTS }, (_, at) => waitAfterAttempt(at + 1) / 60_000)
  expect(minutes).toEqual([1, 4, 16, 64, 256, 360, 360, 360])
})
