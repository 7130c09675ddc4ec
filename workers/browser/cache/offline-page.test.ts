import { expect, test } from 'vitest'
import { languageAndThemeOf, markAsCached } from './cached-document'
import { offlinePage } from './offline-page'
import type { CachedPage } from './page-index'

const AT = Date.UTC(2026, 10, 23, 18, 5)
const page = (address: string, title = ''): CachedPage => ({ address, at: AT, title, assets: [] })
const PAGES = [
  page('/app/messages?c=2', 'Boris "B" <Orlov>'),
  page('/app/messages?c=1'),
  page('/app/messages'),
  page('/app/profile'),
]
const drawn = (change: Partial<Parameters<typeof offlinePage>[0]> = {}) =>
  offlinePage({ missing: 'notKept', language: 'en', theme: '', pages: PAGES, nonce: 'n', ...change })
const links = (html: string) => [...html.matchAll(/<a href="([^"]+)">([^<]+)</g)].map(([, to, name]) => [to, name])

test('names what can be read, the chart first, and lets no name be markup', () => {
  expect(links(drawn())).toEqual([
    ['/app/profile', 'Your Chart'],
    ['/app/messages', 'Messages'],
    ['/app/messages?c=2', 'Conversation with Boris &quot;B&quot; &lt;Orlov&gt;'],
    ['/app/messages?c=1', 'Conversation'],
  ])
  expect(drawn()).toMatch(/saved 23 Nov(ember)? 2026/)
})

test('speaks Russian, and wears the theme that was chosen', () => {
  const html = drawn({ language: 'ru', theme: 'dark' })
  expect(html).toContain('<html lang="ru" data-theme="dark">')
  expect(html).toContain('Эта страница не сохранена на устройстве.')
  expect(links(html)[0]).toEqual(['/app/profile', 'Ваша карта'])
})

test('with nothing kept it says what would be; a form that did not arrive is not sent again by itself', () => {
  expect(drawn({ pages: [] })).toContain('Nothing is saved for offline reading yet.')
  expect(drawn()).toContain('location.reload()')
  for (const missing of ['notSent', 'stillSignedIn'] as const)
    expect(drawn({ missing })).not.toContain('location.reload()')
})

test('language and theme are those of the root of a page', () => {
  expect(languageAndThemeOf('<!DOCTYPE html><html lang="ru" data-theme="dark"><p lang="en">')).toEqual({
    language: 'ru',
    theme: 'dark',
  })
  expect(languageAndThemeOf('<!DOCTYPE html><html lang="en"><p data-theme="dark">')).toEqual({
    language: 'en',
    theme: '',
  })
})

test('a kept page says how old it is, in its own language, and stays as it is otherwise', () => {
  const html = '<!DOCTYPE html><html lang="ru" data-theme="dark"><head></head><body>&lt;html lang</body></html>'
  const kept = markAsCached(html, AT, "default-src 'self'; script-src 'nonce-a+b/c=' 'strict-dynamic'")
  expect(kept).toMatch(/^<!DOCTYPE html><html data-kept="Нет связи\. [^"]*2026[^"]*" lang="ru" data-theme="dark">/)
  expect(kept.replace(/ data-kept="[^"]*"/, '').replace(/<script nonce="a\+b\/c=">[^<]*<\/script>/, '')).toBe(html)
})
