import { expect, test } from 'vitest'
import { searchWords } from '~/domain/text/search/search-words'
import { namedTypes } from './named-types'

test.each([
  ['Projector', ['projector']],
  ['generat', ['generator', 'manifesting_generator']],
  ['manifesting gen', ['manifesting_generator']],
  ['Рефлектор', ['reflector']],
  ['проек', ['projector']],
  ['ma', []],
  ['Marina', []],
  ['projector anna', []],
])('%s may mean %j', (typed, types) => {
  expect(namedTypes(searchWords(typed)).sort()).toEqual([...types].sort())
})
