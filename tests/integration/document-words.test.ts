import { env, exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { en } from '~/locales/en'
import { LANGUAGES, type Language } from '~/locales/language'
import { ru } from '~/locales/ru'
import type { Namespace } from '~/locales/translate'
import { registered } from './account'
import { Visitor } from './visitor'

const WORDS: Record<Language, Record<string, Record<string, string>>> = { en, ru }

const withWords = () => new Visitor({ withWords: true })

/** The words that a document carries, and the folder that it names for all others. */
async function wordsIn(visitor: Visitor, path: string) {
  const html = await (await visitor.get(path)).text()
  const [element = '', attributes = '', json = ''] = /<script id="words"([^>]*)>(.*?)<\/script>/s.exec(html) ?? []
  const base = /data-base="([^"]*)"/.exec(attributes)?.[1] ?? ''
  return { html, element, base, words: JSON.parse(json) as Record<string, Record<string, string>> }
}

const pick = (language: Language, namespaces: Namespace[]) =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, WORDS[language][namespace]]))

test.each(LANGUAGES)('a document carries the words of its routes, and no others (%s)', async (language) => {
  const { visitor: member } = await registered({}, withWords())
  const visitor = withWords()
  for (const who of [visitor, member]) who.cookies.set('language', language)
  expect((await wordsIn(visitor, '/terms')).words).toEqual(pick(language, ['common', 'errors', 'landing', 'legal']))
  expect((await wordsIn(member, '/app/support')).words).toEqual(
    pick(language, ['common', 'errors', 'shell', 'appeals', 'confirmation', 'time-zone', 'support']),
  )
})

test('a page for everyone carries the words of what its viewer sees', async () => {
  const { visitor: member, account } = await registered({}, withWords())
  const visitor = withWords()
  const namespaces = async (who: Visitor, path: string) => Object.keys((await wordsIn(who, path)).words).sort()
  expect(await namespaces(visitor, `/u/${account.username}?tab=connections`)).toEqual([
    'common',
    'errors',
    'follows',
    'landing',
    'public-profile',
  ])
  expect(await namespaces(visitor, '/gates')).toEqual(['common', 'errors', 'landing'])
  expect(await namespaces(member, '/gates')).toEqual(['appeals', 'common', 'errors', 'shell', 'time-zone'])
})

test('a page of tabs carries the words of the tab that it shows, and of no other', async () => {
  const { visitor } = await registered({}, withWords())
  const wordsOf = async (tab: string) => (await wordsIn(visitor, `/app/settings?tab=${tab}`)).words
  const frame = ['common', 'errors', 'shell', 'appeals', 'time-zone', 'settings']
  const personal = Object.keys(await wordsOf('personal'))
  expect(personal).toEqual(expect.arrayContaining([...frame, 'personal', 'photo']))
  expect(personal).not.toContain('my-chart')
  const chart = Object.keys(await wordsOf('hd-data'))
  expect(chart).toEqual(expect.arrayContaining([...frame, 'my-chart', 'hd']))
  expect(chart).not.toContain('personal')
})

test('a document preloads the modules that its routes choose by their data, and no others', async () => {
  const { visitor: member } = await registered({}, withWords())
  const preloads = async (who: Visitor, path: string) =>
    [...(await wordsIn(who, path)).html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, file]) => file!)
  const compared = [
    [await preloads(member, '/app/settings?tab=privacy'), await preloads(member, '/app/settings?tab=account')],
    [await preloads(member, '/gates'), await preloads(withWords(), '/gates')],
  ] as const
  for (const [one, other] of compared) {
    const own = one.filter((file) => !other.includes(file))
    expect(own.length).toBeGreaterThan(0)
    expect(other.some((file) => !one.includes(file))).toBe(true)
    for (const file of own) expect((await env.ASSETS.fetch(`http://localhost${file}`)).status, file).toBe(200)
  }
})

test('the words come after the scripts, which are asked for that much sooner', async () => {
  const { html, element } = await wordsIn(withWords(), '/terms')
  expect(html.indexOf('type="module"')).toBeLessThan(html.indexOf(element))
  expect(html.indexOf('rel="modulepreload"')).toBeLessThan(html.indexOf(element))
})

test('all words are files of the build that a browser keeps, in a folder that the document names', async () => {
  const { base } = await wordsIn(withWords(), '/')
  expect(base).toMatch(/^\/assets\/words-[\w-]{10}$/)
  for (const language of LANGUAGES) {
    for (const [namespace, words] of Object.entries(WORDS[language])) {
      const response = await env.ASSETS.fetch(`http://localhost${base}/${language}/${namespace}.json`)
      expect(response.headers.get('Content-Type'), namespace).toMatch(/^application\/json/)
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
      expect(await response.json(), namespace).toEqual(words)
    }
  }
})

test('words of another release are not there, and no cache keeps that', async () => {
  const response = await exports.default.fetch(new Request('http://localhost/assets/words-0000000000/en/feed.json'))
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
})
