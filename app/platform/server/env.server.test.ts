import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parseSettings } from './env.server'

const EXAMPLE = Object.entries(parseEnv(readFileSync('.dev.vars.example', 'utf8')))

/** A pair of keys for push, made for this test. */
const PUSH = {
  VAPID_PUBLIC_KEY: `B${'x'.repeat(86)}`,
  VAPID_PRIVATE_KEY: 'y'.repeat(43),
  VAPID_SUBJECT: 'mailto:operator@example.org',
}
const PRODUCTION = {
  ENVIRONMENT: 'production',
  APP_ORIGIN: 'https://example.org',
  COOKIE_SECRET: 'c'.repeat(32),
  JOURNAL_KEY: 'j'.repeat(32),
  ...PUSH,
}

test('production takes secrets of its own', () => {
  expect(parseSettings({ ...PRODUCTION }).ENVIRONMENT).toBe('production')
})

test.each(EXAMPLE)('production refuses the example value of %s', (name, value) => {
  expect(value?.length).toBeGreaterThan(8)
  expect(() => parseSettings({ ...PRODUCTION, [name]: value })).toThrow(name)
})

test('a machine of one’s own takes all of them', () => {
  expect(() => parseSettings({ ENVIRONMENT: 'development', ...Object.fromEntries(EXAMPLE) })).not.toThrow()
})
