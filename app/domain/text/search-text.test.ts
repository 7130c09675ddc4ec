import { expect, test } from 'vitest'
import { searchText } from './search-text'

test.each([
  ['Генератор', 'ГЕНЕРАТОР'],
  ['ещё', 'ЕЩЕ'],
  ['Ёлка', 'елка'],
  ['ﬁeld', 'FIELD'],
  ['ＷＩＤＥ', 'wide'],
])('%s is found by %s', (text, typed) => {
  expect(searchText(text)).toBe(searchText(typed))
})
