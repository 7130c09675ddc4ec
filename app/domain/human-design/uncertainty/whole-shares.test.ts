import { expect, test } from 'vitest'
import { wholeShares } from './whole-shares'

test.each([
  ['thirds', [1 / 3, 1 / 3, 1 / 3], [0.34, 0.33, 0.33]],
  ['the largest remainder takes what is left', [0.656, 0.219, 0.125], [0.66, 0.22, 0.12]],
  ['what is hardly there is there', [0.998, 0.002], [0.99, 0.01]],
  ['several of these are taken off the largest', [0.994, 0.002, 0.002, 0.002], [0.97, 0.01, 0.01, 0.01]],
  ['what is not there', [1, 0], [1, 0]],
  ['one', [1], [1]],
])('%s', (_, shares, whole) => {
  expect(wholeShares(shares)).toEqual(whole)
})
