import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { registerDictionaries } from '~/locales/dictionaries'
import { en } from '~/locales/en'
import { ru } from '~/locales/ru'
import { LanguageProvider } from '~/locales/use-t'
import { AccessibilityPage } from './accessibility-page'
import { GuidelinesPage } from './guidelines-page'
import { HelpPage } from './help-page'

registerDictionaries('en', en)
registerDictionaries('ru', ru)

const pages = { accessibility: AccessibilityPage, guidelines: GuidelinesPage, help: HelpPage }
const operator = { name: 'Mira Lang', email: 'mira@example.org' }

const toText = (html: string) =>
  html
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

function render(language: 'en' | 'ru', page: keyof typeof pages) {
  const Page = pages[page]
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <Page operator={operator} />
    </LanguageProvider>,
  )
}

describe.each([
  ['en', 'accessibility', en.accessibility],
  ['ru', 'accessibility', ru.accessibility],
  ['en', 'guidelines', en.guidelines],
  ['ru', 'guidelines', ru.guidelines],
  ['en', 'help', en.help],
  ['ru', 'help', ru.help],
] as const)('%s %s', (language, page, words: Record<string, string>) => {
  const html = render(language, page)

  test('shows every text written for it', () => {
    const lines = toText(html).split('\n')
    const shown = Object.keys(words).filter((key) => key !== 'description' && !html.includes(`="${words[key]}"`))
    expect(shown.length).toBeGreaterThan(20)
    expect(shown.filter((key) => !lines.includes(words[key] ?? ''))).toEqual([])
  })

  test('gives every part and question an address, and its own links lead to one', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)
    expect(new Set(ids).size).toBe(ids.length)
    const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id!)
    expect(targets.filter((id) => !ids.includes(id))).toEqual([])
    expect(targets.length).toBe(page === 'help' ? 8 : 0)
  })

  test('says whom to write to', () => {
    expect(html).toContain('href="mailto:mira@example.org"')
  })
})
