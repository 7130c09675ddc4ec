import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { registerDictionaries } from '~/locales/dictionaries'
import { en } from '~/locales/en'
import { ru } from '~/locales/ru'
import { translate } from '~/locales/translate'
import { LanguageProvider } from '~/locales/use-t'
import { LegalPage, legalNumbers } from './legal-page'
import { PRIVACY_SECTIONS, TERMS_SECTIONS } from './legal-sections'

registerDictionaries('en', en)
registerDictionaries('ru', ru)

const sections = { terms: TERMS_SECTIONS, privacy: PRIVACY_SECTIONS }
const operator = { name: 'Mira Lang', email: 'mira@example.org' }

const toText = (html: string) =>
  html
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

function render(language: 'en' | 'ru', page: 'terms' | 'privacy', writeTo: typeof operator | null) {
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <LegalPage page={page} sections={sections[page]} versionDate="2026" operator={writeTo} />
    </LanguageProvider>,
  )
}

describe.each([
  ['en', en.legal],
  ['ru', ru.legal],
] as const)('%s', (language, words: Record<string, string>) => {
  test.each(['terms', 'privacy'] as const)('the %s page shows every text written for it', (page) => {
    const text = toText(render(language, page, operator))
    const written = Object.keys(words).filter((key) => key.startsWith(`${page}.`) && key !== `${page}.description`)
    expect(written.length).toBeGreaterThan(20)
    const filled = (key: string) => translate(words, language, key, legalNumbers(language))
    expect(written.filter((key) => !text.includes(filled(key)))).toEqual([])
    expect(text).not.toContain('{{')
  })

  test('the terms name Premium with the price that is charged, its renewal, cancellation and withdrawal', () => {
    const html = render(language, 'terms', operator)
    expect(toText(html)).toContain(language === 'en' ? '€19.99' : '19,99\u00a0€')
    expect(html).toContain('href="/withdraw"')
    expect(html).toContain(' id="withdrawal"')
    expect(toText(html)).toContain('Jovian Archive')
    expect(toText(html)).not.toMatch(/Membership costs nothing|ничего не стоит/)
  })

  test('says whom to write to, or that nobody is named yet', () => {
    expect(render(language, 'terms', operator)).toContain('href="mailto:mira@example.org"')
    expect(toText(render(language, 'privacy', null))).toContain(words['contact.unnamed'])
    expect(render(language, 'privacy', null)).not.toContain('mailto:')
  })

  test.each(['terms', 'privacy'] as const)('every part of the %s page has an address of its own', (page) => {
    const ids = [...render(language, page, operator).matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain('contact')
  })
})
