import { expect, test } from 'vitest'
import { isDueAgain } from './thread-header'

test.each([
  ['the first time', null, 0, true],
  ['after a pause of two seconds', 1000, 3000, false],
  ['just within the minute', 1000, 60_999, false],
  ['a minute later', 1000, 61_000, true],
])('that someone types is said: %s', (_, saidAt, now, isDue) => {
  expect(isDueAgain(saidAt, now)).toBe(isDue)
})
