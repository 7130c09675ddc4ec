import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { registerDictionaries } from '~/locales/dictionaries'
import { en } from '~/locales/en'
import { ru } from '~/locales/ru'
import { LanguageProvider } from '~/locales/use-t'
import { LegalPage } from './legal-page'
import { PRIVACY_SECTIONS } from './privacy-sections'
import { TERMS_SECTIONS } from './terms-sections'

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
    expect(written.filter((key) => !text.includes(words[key] ?? ''))).toEqual([])
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
