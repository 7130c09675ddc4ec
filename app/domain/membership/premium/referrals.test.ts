import { expect, test } from 'vitest'
import { createReferralCode, REFERRAL_CODE_PATTERN, rewardAfterRefund, rewardCents, toReferralCode } from './referrals'

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

/** Hands out the given bytes in order, whatever the size of each request. */
function bytesFrom(bytes: number[]) {
  let at = 0
  return (count: number) => {
    const part = Uint8Array.from(bytes.slice(at, at + count))
    at += count
    return part
  }
}

test('a code is eight letters of an alphabet without look-alikes', () => {
  const random = (count: number) => crypto.getRandomValues(new Uint8Array(count))
  const codes = Array.from({ length: 500 }, () => createReferralCode(random))
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
  // 31^8 codes: two equal ones among 500 come once in seven million runs.
  expect(new Set(codes).size).toBe(500)
})

test('bytes count round the alphabet of 31 signs: 0 and 31 are its first, 30 its last', () => {
  expect(createReferralCode(bytesFrom([0, 30, 31, 61, 8, 9, 247, 1]))).toBe('2Z2ZABZ3')
})

test('bytes above the last whole round are skipped, so no sign is likelier than another', () => {
  const skipped = [248, 249, 250, 251, 252, 253, 254, 255]
  expect(createReferralCode(bytesFrom([...skipped, 0, 1, 2, 3, 4, 5, 6, 7]))).toBe('23456789')
})

test.each(['abc', 'ABC123', '0123456789', 'a1B2c3D4e5'])('%j may be a code', (code) => {
  expect(REFERRAL_CODE_PATTERN.test(code)).toBe(true)
})

test.each(['', 'ab', 'abcdefghijk', 'ab c', 'ab-c', 'код', 'abc\n', '<abc>', 'аbc'])('%j is no code', (code) => {
  expect(REFERRAL_CODE_PATTERN.test(code)).toBe(false)
})

test('codes are compared without regard to case or spaces around', () => {
  expect(toReferralCode(' k7xq2mpa ')).toBe('K7XQ2MPA')
})
