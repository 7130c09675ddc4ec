import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createToken, hashToken } from './tokens.server'

const TOKENS = 10_000
const BITS = 256

test('ten thousand tokens are all different, of 256 bits of which half are ones', () => {
  const tokens = Array.from({ length: TOKENS }, createToken)
  expect(tokens.filter((token) => !/^[0-9a-f]{64}$/.test(token))).toEqual([])
  expect(new Set(tokens).size).toBe(TOKENS)
  const ones = tokens
    .join('')
    .replace(/./g, (digit) => Number.parseInt(digit, 16).toString(2).replaceAll('0', '')).length
  // The count of ones of n fair bits spreads by √n / 2; six times that is missed once in half a billion runs.
  const spread = Math.sqrt(TOKENS * BITS) / 2
  expect(Math.abs(ones - (TOKENS * BITS) / 2)).toBeLessThan(6 * spread)
})

test('what is kept of a token is its SHA-256', async () => {
  const token = createToken()
  expect(await hashToken(token)).toBe(createHash('sha256').update(token).digest('hex'))
})
