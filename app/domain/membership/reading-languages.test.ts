import { expect, test } from 'vitest'
import { languagesRead, preferredLanguage } from './reading-languages'

test.each([
  ['nothing chosen', null, ['ru'], 'ru'],
  ['the language of the pages', ['ru'], ['ru'], 'ru'],
  ['the other one', ['en'], ['en'], 'en'],
  ['both', ['en', 'ru'], ['en', 'ru'], null],
] as const)('%s', (_, readsLanguages, read, first) => {
  const reader = { language: 'ru' as const, readsLanguages }
  expect(languagesRead(reader)).toEqual(read)
  expect(preferredLanguage(reader)).toBe(first)
})
