import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { LESSON_TEXTS } from '~/locales/lessons.server'

/** Everything browsers can fetch, and the three programs a deployment sends. Maps beside these stay on the machine. */
const CLIENT = 'build/client'
const SITE = 'dist/site/site.js'
const PROGRAMS = [SITE, 'dist/chart/index.js', 'dist/raster/index.js']
/** Bytes of the site worker, compressed (G19); docs/benchmarks.md says what they are. */
const MOST = 1_300_000

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Names and values of the example settings; of what is commented out there, the name. */
const SETTINGS = readFileSync('.dev.vars.example', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, comment, name = '', value = ''] = /^(# ?)?([A-Z_]+)=(.*)$/.exec(line) ?? []
    return name ? [{ name, value: comment ? '' : value }] : []
  })
const SECRET_NAMES = SETTINGS.map(({ name }) => name).filter(
  (name) => /SECRET|KEY|TOKEN/.test(name) && !/PUBLIC/.test(name),
)
const VALUES = SETTINGS.map(({ value }) => value).filter((value) => value.length > 12)

const contains = (files: string[], words: string[]) =>
  files.flatMap((file) => {
    const text = readFileSync(file, 'latin1')
    return words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`)
  })

/** What is deployed (S29, G31): nothing that is only for this machine, for tests, or for the server alone. */
describe('what is deployed', () => {
  const client = filesIn(CLIENT)
  const scripts = client.filter((file) => ['.js', '.json', '.webmanifest', '.html'].includes(extname(file)))

  it('is there to be looked through, and the settings are known', () => {
    expect(scripts.length).toBeGreaterThan(100)
    expect(SECRET_NAMES).toContain('COOKIE_SECRET')
    expect(SECRET_NAMES).toContain('STRIPE_SECRET_KEY')
    expect(VALUES.length).toBeGreaterThan(3)
  })

  it('holds no value of the settings of this machine', () => {
    expect(contains([...client, ...PROGRAMS], VALUES)).toEqual([])
  })

  it('tells browsers the name of no secret, and gives them nothing of the database or of passwords', () => {
    expect(contains(scripts, [...SECRET_NAMES, 'drizzle', 'timingSafeEqual', 'passwordHash', 'password_hash'])).toEqual(
      [],
    )
  })

  it('holds no key in the form that keys are kept in', () => {
    expect(
      contains([...scripts, ...PROGRAMS], ['BEGIN PRIVATE KEY', 'BEGIN RSA', 'sk_live_', 'sk_test_', 'AKIA']),
    ).toEqual([])
  })

  it('has no map, no source and no file with a dot before its name among what browsers can fetch', () => {
    const kinds = client.filter((file) => /\.(map|tsx?|toml|sql|env)$|\/\.(?!well-known)/.test(file))
    expect(kinds).toEqual([])
    expect(contains(scripts, ['sourceMappingURL'])).toEqual([])
  })

  it('is a site worker of less than 1.3 MB, without the lessons, which are files', () => {
    expect(gzipSync(readFileSync(SITE)).length).toBeLessThan(MOST)
    const [lesson] = LESSON_TEXTS.en.lessons.types.parts
    expect(contains([SITE], [lesson!.text[0]!.slice(0, 40)])).toEqual([])
    expect(contains([`${CLIENT}/texts/lessons.en.json`], [lesson!.text[0]!.slice(0, 40)])).toHaveLength(1)
  })
})
