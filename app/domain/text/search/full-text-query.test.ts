import { expect, test } from 'vitest'
import { fullTextQuery, nameTerms } from './full-text-query'
import { searchWords } from './search-words'

const terms = (typed: string) => fullTextQuery('post', searchWords(typed), 'title body', 'exact').split('} : ')[1]

test.each([
  ['Anna', '("anna"*)'],
  ['anna p', '("anna" AND "p")'],
  ['Генератор ещё', '("генератор" AND "еще"*)'],
  ['йод', '("йод"*)'],
  ['"quoted" OR NOT near(a b) col:x *', '("quoted" AND "or" AND "not" AND "near" AND "a" AND "b" AND "col" AND "x")'],
  ["o'brien", '("o" AND "brien"*)'],
  ['🔥 fire 🔥', '("fire"*)'],
  ['10-20', '("10" AND "20"*)'],
  ['हिन्दी', '("हिन्दी"*)'],
])('%s asks for %s', (typed, expected) => {
  expect(terms(typed)).toBe(expected)
})

test.each(['', '   ', '🔥', '"', '*', '-- ; ()', '\u0301'])('"%s" asks for nothing', (typed) => {
  expect(searchWords(typed)).toEqual([])
})

test('three hundred characters are eight words of forty at most', () => {
  expect(terms('a'.repeat(300))).toBe(`("${'a'.repeat(40)}"*)`)
  expect(terms('ab '.repeat(100))!.match(/"/g)).toHaveLength(16)
})

test('the kind and the columns are named', () => {
  expect(fullTextQuery('member', ['anna'], 'title')).toBe('kind : "member" AND {title} : ("anna"*)')
  expect(fullTextQuery('post', ['anna'], 'title body', 'exact')).toBe('kind : "post" AND {title body} : ("anna"*)')
})

test('a word is looked for by its stem too, a name of a member in other cases', () => {
  expect(fullTextQuery('post', ['генераторов', '34'])).toBe(
    'kind : "post" AND {title body} : (("генераторов" OR body : "\uE000генератор") AND "34"*)',
  )
  expect(fullTextQuery('member', ['анну'], 'title')).toBe(
    'kind : "member" AND {title} : (("анну"* OR title : "анн" OR title : "анна"))',
  )
  expect(nameTerms(['anna', 'анны'])).toBe('title : ("anna" AND ("анны"* OR title : "анна"))')
})
