import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from './read-settings.mjs'

const folder = mkdtempSync(join(tmpdir(), 'settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

const read = (text: string) => {
  const file = join(folder, 'production.vars')
  writeFileSync(file, text)
  return readSettings(file)
}
const GOOD = 'ENVIRONMENT=production\nAPP_ORIGIN=https://example.org\n'

test('settings of a deployment are read as they stand', async () => {
  expect(await read(`${GOOD}# a comment\nMAIL_FROM=hello@example.org\nSTRIPE_PRICE_ID=price_1\n`)).toEqual({
    ENVIRONMENT: 'production',
    APP_ORIGIN: 'https://example.org',
    MAIL_FROM: 'hello@example.org',
    STRIPE_PRICE_ID: 'price_1',
  })
})

test.each([
  [`${GOOD}COOKIE_SECRET=${'x'.repeat(40)}`, /Secrets do not belong into .*: COOKIE_SECRET$/],
  [`${GOOD}MAIL_FORM=hello@example.org`, /no setting of this name: MAIL_FORM$/],
  [`${GOOD}MAIL_FROM=nobody`, /missing or malformed: MAIL_FROM/],
  [`${GOOD}STRIPE_API_BASE=https://shop.example.org`, /missing or malformed: .*STRIPE_API_BASE/],
  ['ENVIRONMENT=production', /missing or malformed: APP_ORIGIN/],
  ['ENVIRONMENT=test\nAPP_ORIGIN=https://example.org', /ENVIRONMENT must be production/],
  ['ENVIRONMENT=production\nAPP_ORIGIN=http://example.org', /must begin with https/],
])('what the site would stumble over is said before anything is sent: %s', async (text, problem) => {
  await expect(read(text)).rejects.toThrow(problem)
})

test('a file that is not there is said to be so', async () => {
  await expect(readSettings(join(folder, 'none'))).rejects.toThrow(/There is no/)
})
