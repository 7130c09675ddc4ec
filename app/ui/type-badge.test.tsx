import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { registerDictionaries } from '~/locales/dictionaries'
import { en } from '~/locales/en'
import { ru } from '~/locales/ru'
import { LanguageProvider } from '~/locales/use-t'
import { TypeBadge } from './type-badge'

beforeAll(() => {
  registerDictionaries('en', en)
  registerDictionaries('ru', ru)
})

const draw = (change: { isTimeUncertain: boolean; isInLink?: boolean }, language: 'en' | 'ru' = 'en') =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <TypeBadge type="generator" label="Generator" {...change} />
    </LanguageProvider>,
  )

test.each([
  ['en', '(could differ)'],
  ['ru', '(может отличаться)'],
] as const)('an uncertain type has a mark that can be pressed and has words, %s', (language, words) => {
  const markup = draw({ isTimeUncertain: true }, language)
  expect(markup).toMatch(/<button[^>]* type="button"|<button type="button"/)
  expect(markup).toContain(`<span class="sr-only">${words}</span></button>`)
})

test('inside a link the mark is no button', () => {
  const markup = draw({ isTimeUncertain: true, isInLink: true })
  expect(markup).toContain('(could differ)')
  expect(markup).not.toContain('<button')
})

test('a sure type has no mark', () => {
  expect(draw({ isTimeUncertain: false })).not.toContain('≈')
})
