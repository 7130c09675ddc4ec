import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url).pathname

/** Every source of the product, tests left out: its path and what it says. */
const SOURCES = ['app', 'workers', 'drizzle'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(`${root}${folder}/${path}`, 'utf8') })),
)

const filesWith = (pattern: RegExp) =>
  SOURCES.filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .sort()

test('there is something to look through', () => {
  expect(SOURCES.length).toBeGreaterThan(1000)
})

test('no text becomes code, and no text becomes markup by itself', () => {
  expect(filesWith(/\beval\(|\bnew Function\(|\bsetTimeout\(\s*['"`]|\bimport\([^)'"]*\+/)).toEqual([])
  expect(filesWith(/\.(?:innerHTML|outerHTML)\s*=|insertAdjacentHTML|document\.write/)).toEqual([])
})

test('markup that is taken as it is says why: the rule that forbids it is put aside line by line', () => {
  for (const { path, text } of SOURCES) {
    const taken = text.match(/^\s*dangerouslySetInnerHTML|[ {]dangerouslySetInnerHTML=/gm) ?? []
    const reasons = text.match(/biome-ignore lint\/security\/noDangerouslySetInnerHtml: \S.{10,}/g) ?? []
    expect([path, taken.length]).toEqual([path, reasons.length])
  }
})

test('SQL that is not bound comes from constants of ours, in the files of this list', () => {
  expect(filesWith(/\bsql\.raw\(/)).toEqual([
    'app/data/events/event-lists.server.ts',
    'app/data/insights/insights.server.ts',
    'app/data/notifications/notification-list.server.ts',
    'app/data/payments/referrals.server.ts',
    'app/data/payments/subscriptions.server.ts',
    'app/data/search/search.server.ts',
  ])
  // A statement that is put together outside the query builder: of constants, its values bound by place.
  expect(filesWith(/\.prepare\(`[^`]*\$\{/)).toEqual(['workers/chart/places/find-place.ts'])
})

test('only one way to hash a password, and no weak hash for anything', () => {
  const others = /\b(?:pbkdf2|bcrypt|argon2)|['"](?:md5|md4|sha-?1|rc4|des|aes-\d+-(?:ecb|cbc))['"]|PBKDF2/i
  expect(filesWith(others)).toEqual([])
  expect(filesWith(/\bscrypt\(/)).toEqual(['app/platform/sign-in/password.server.ts'])
})

test('chance that must not be guessed comes from the platform: the other kind only spreads work over time', () => {
  const onServers = filesWith(/Math\.random\(/).filter((path) => /\.server\.|^workers|^app\/data/.test(path))
  expect(onServers).toEqual(['workers/conversation/announcer.ts'])
})
