import { expect, test } from 'vitest'
import { toEventTotal } from './event-query'

test.each([
  [0, 0, false],
  [199, 199, false],
  [200, 200, false],
  [201, 200, true],
])('of %i found %i are told, more of them: %s', (counted, count, isMore) => {
  expect(toEventTotal(counted)).toEqual({ count, isMore })
})
