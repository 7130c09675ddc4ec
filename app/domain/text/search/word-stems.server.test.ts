import { expect, test } from 'vitest'
import { searchWords } from './search-words'
import { stemTokens, wordStem } from './word-stems.server'

const stems = (words: string) => [...new Set(searchWords(words).map(wordStem))]

test.each([
  ['Генератор генераторы генераторов генератором', 'генератор'],
  ['ворота воротами воротах', 'ворот'],
  ['решение решения решениям', 'решен'],
  ['стратегия стратегии стратегией', 'стратег'],
  ['ёлка елка ёлки елкой', 'елк'],
  ['generator generators', 'generat'],
  ['projector projectors', 'projector'],
  ['zebra zebras', 'zebra'],
  ['community communities', 'communiti'],
  ['waiting waits waited', 'wait'],
])('%s have one stem', (words, stem) => {
  expect(stems(words)).toEqual([stem])
})

test('a generator is nothing general', () => {
  expect(wordStem('generators')).not.toBe(wordStem('general'))
})

test.each(['34', 'mg', 'мг', 'лес', 'ένας', 'йога7', 'українська'])('%s has none', (word) => {
  expect(wordStem(word)).toBeNull()
})

test('the stems of words are marked, each once', () => {
  expect(stemTokens(searchWords('генераторы communities генераторов 34 мг'))).toEqual([
    '\uE000генератор',
    '\uE000communiti',
  ])
})
