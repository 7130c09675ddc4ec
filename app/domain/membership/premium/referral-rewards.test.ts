import { expect, test } from 'vitest'
import { rewardAfterRefund, rewardCents } from './referral-rewards'

test.each([
  [1999, 200], // 199.9
  [2000, 200],
  [1990, 199],
  [1995, 200], // 199.5, a half goes up
  [1994, 199],
  [5, 1],
  [4, 0],
  [0, 0],
  [-1999, 0],
])('of %i cents that were paid each side gets %i', (paid, reward) => {
  expect(rewardCents(paid)).toBe(reward)
})

test.each([
  [1999, 0, 200],
  [1999, 1, 200], // 199.8
  [1999, 5, 199], // 199.4
  [1999, 1000, 100], // 99.9
  [1999, 1994, 1],
  [1999, 1995, 0],
  [1999, 1999, 0],
  [1999, 5000, 0],
  [1999, -5, 200],
])('of %i cents with %i paid back %i stay', (paidCents, refundedCents, left) => {
  expect(rewardAfterRefund({ paidCents, refundedCents })).toBe(left)
})
