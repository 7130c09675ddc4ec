import { expect, test } from 'vitest'
import { searchText } from './search-text'

test.each([
  ['Генератор', 'ГЕНЕРАТОР'],
  ['ещё', 'ЕЩЕ'],
  ['Ёлка', 'елка'],
  ['Е\u0308лка', 'елка'],
  ['ﬁeld', 'FIELD'],
  ['ＷＩＤＥ', 'wide'],
  ['Éclair', 'eclair'],
  ['Łukasz Grün', 'lukasz grun'],
  ['Ελλάδα', 'ελλαδα'],
  ['İstanbul', 'istanbul'],
  ['Straße', 'STRASSE'],
])('%s is found by %s', (text, typed) => {
  expect(searchText(text)).toBe(searchText(typed))
})

test.each([
  ['йод', 'иод'],
  ['Київ', 'Киів'],
  ['हिन्दी', 'हनद'],
])('%s and %s are different words', (one, other) => {
  expect(searchText(one)).not.toBe(searchText(other))
})

test('a letter is one letter, however it is written', () => {
  expect(searchText('и\u0306од')).toBe('йод')
})

test('the mark of stems is no part of a text', () => {
  expect(searchText('\uE000Generat \uF8FF')).toBe('generat ')
})
