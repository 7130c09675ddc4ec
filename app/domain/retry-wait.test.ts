import { expect, test } from 'vitest'
import { DELIVERY_RETRIES, retryWait } from './retry-wait'

test('waits longer by the factor after each failure, up to the most', () => {
  const waits = [1, 2, 3, 4, 9, 10, 5000].map((failures) =>
    retryWait(failures, { firstMilliseconds: 1, factor: 2, mostMilliseconds: 360 }),
  )
  expect(waits).toEqual([1, 2, 4, 8, 256, 360, 360])
})

test('a mail waits a minute, then four times as long each time, six hours at most', () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7].map((failures) => retryWait(failures, DELIVERY_RETRIES) / 60_000)
  expect(minutes).toEqual([1, 4, 16, 64, 256, 360, 360])
})
