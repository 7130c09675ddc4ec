import { scryptSync } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseSettings } from '../server/env.server'
import { hashPassword, isOutdated, verifyPassword } from './password.server'

const PLATFORM_CAP = 2 ** 20
const OWASP_WORK = 2 ** 14 * 8 * 5

const PRODUCTION = {
  ENVIRONMENT: 'production',
  APP_ORIGIN: 'https://example.org',
  COOKIE_SECRET: 'c'.repeat(32),
  JOURNAL_KEY: 'j'.repeat(32),
}
const LOG_N = parseSettings(PRODUCTION).SCRYPT_LOG_N

// Each hash takes its time on purpose: what is said of any is said of one.
let stored: string
beforeAll(async () => {
  stored = await hashPassword('correct horse', LOG_N)
})

test('production hashes with the OWASP set, stays under what the platform allows and takes no cheaper setting', () => {
  const [, logN, r, p] = stored.split('$').map(Number)
  expect(2 ** logN! * r! * p!).toBeGreaterThanOrEqual(OWASP_WORK)
  expect(2 ** logN! * r! * p!).toBeLessThanOrEqual(PLATFORM_CAP)
  expect(() => parseSettings({ ...PRODUCTION, SCRYPT_LOG_N: '13' })).toThrow('SCRYPT_LOG_N')
})

test('a stored hash names its parameters, a salt of 16 bytes and a key of 32', () => {
  const [kind, logN, r, p, salt, key, ...rest] = stored.split('$')
  expect([kind, logN, r, p]).toEqual(['scrypt', '14', '8', '5'])
  expect(Buffer.from(salt ?? '', 'base64')).toHaveLength(16)
  expect(Buffer.from(key ?? '', 'base64')).toHaveLength(32)
  expect(rest).toEqual([])
})

test('the key is plain scrypt of the password and the salt', () => {
  const [, , , , salt = '', key] = stored.split('$')
  const expected = scryptSync('correct horse', Buffer.from(salt, 'base64'), 32, { N: 2 ** 14, r: 8, p: 5 })
  expect(key).toBe(expected.toString('base64'))
})

test('the right password matches, a wrong one does not, none stored never does', async () => {
  expect(await verifyPassword('correct horse', stored, LOG_N)).toBe(true)
  expect(await verifyPassword('correct horse ', stored, LOG_N)).toBe(false)
  expect(await verifyPassword('Correct horse', stored, LOG_N)).toBe(false)
  expect(await verifyPassword('correct horse', null, LOG_N)).toBe(false)
  expect(await verifyPassword('correct horse', 'plain$correct horse', LOG_N)).toBe(false)
})

test('two hashes of one password differ', async () => {
  expect(await hashPassword('correct horse', LOG_N)).not.toBe(stored)
})

test('a password typed with composed or combining letters is the same password', async () => {
  const composed = await hashPassword('caf\u00e9-\u0439', LOG_N)
  expect(await verifyPassword('cafe\u0301-\u0438\u0306', composed, LOG_N)).toBe(true)
})

test('a hash made with other parameters still opens, and is known to be outdated', async () => {
  const salt = Buffer.alloc(16, 7)
  const key = scryptSync('correct horse', salt, 32, { N: 2 ** 12, r: 8, p: 1 })
  const old = `scrypt$12$8$1$${salt.toString('base64')}$${key.toString('base64')}`
  expect(await verifyPassword('correct horse', old, LOG_N)).toBe(true)
  expect(isOutdated(old, LOG_N)).toBe(true)
  expect(isOutdated(stored, LOG_N)).toBe(false)
})

describe('turns', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('of a burst one begins at once and each other 330 ms after the one before; whoever comes later waits for nobody', async () => {
    const { hashTurn, secondsUntilTurn } = await import('./password.server')
    const start = Date.now()
    const begun: number[] = []
    const come = () => hashTurn(14).then(() => begun.push(Date.now() - start))
    for (let count = 0; count < 4; count++) void come()
    expect(secondsUntilTurn()).toBeCloseTo(1.32)
    await vi.advanceTimersByTimeAsync(2000)
    expect(begun).toEqual([0, 330, 660, 990])
    expect(secondsUntilTurn()).toBe(0)
    void come()
    await vi.advanceTimersByTimeAsync(0)
    expect(begun.at(-1)).toBe(2000)
  })
})
