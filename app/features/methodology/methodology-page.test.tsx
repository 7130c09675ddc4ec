import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { registerDictionaries } from '~/locales/dictionaries'
import { en } from '~/locales/en'
import { ru } from '~/locales/ru'
import { LanguageProvider } from '~/locales/use-t'
import { MethodologyPage } from './methodology-page'

registerDictionaries('en', en)
registerDictionaries('ru', ru)

const render = (language: 'en' | 'ru') =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <MethodologyPage />
    </LanguageProvider>,
  ).replace(/[\u00a0\u202f]/g, ' ')

describe.each([
  ['en', en.methodology],
  ['ru', ru.methodology],
] as const)('%s', (language, words: Record<string, string>) => {
  test('shows every paragraph and heading', () => {
    const page = render(language)
    const written = Object.keys(words).filter(
      (key) => /\.(title|\d)$/.test(key) && !(words[key] ?? '').includes('{{') && key !== 'title',
    )
    expect(written.length).toBeGreaterThan(20)
    expect(written.filter((key) => !page.includes((words[key] ?? '').replaceAll("'", '&#x27;')))).toEqual([])
    expect(page).not.toContain('{{')
  })
})

test('writes figures the way each language does', () => {
  expect(render('en')).toContain('19,996 of 20,000')
  expect(render('en')).toContain('0.037″')
  expect(render('en')).toContain('1 minute<')
  expect(render('en')).toContain('98%')
  expect(render('ru')).toContain('19 996 из 20 000')
  expect(render('ru')).toContain('0,037″')
  expect(render('ru')).toContain('1 минута<')
  expect(render('ru')).toContain('5 минут<')
  expect(render('ru')).toContain('98 %')
})

test('names its sources with their licence', () => {
  expect(render('en')).toContain('https://www.geonames.org/')
  expect(render('en')).toContain('https://creativecommons.org/licenses/by/4.0/')
})
