import { expect, test } from 'vitest'
import { textLanguage } from './text-language'

test.each([
  ['Good morning, Projectors', 'en'],
  ['MG', 'en'],
  ['Доброе утро', 'ru'],
  ['Ёжик', 'ru'],
  ['ё', 'ru'],
  ['Мой тип — Manifesting Generator, Splenic Authority, https://example.com/chart', 'ru'],
  ['34–20 🙂', undefined],
  ['你好', undefined],
  ['', undefined],
] as const)('%s: %s', (text, language) => {
  expect(textLanguage(text)).toBe(language)
})
