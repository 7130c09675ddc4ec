import { expect, test } from 'vitest'
import { foundWords } from './found-words'

const marked = (text: string, typed: string) =>
  foundWords(text, typed)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('')

test.each([
  ['Saturday works', 'sat', '[Saturday] works'],
  ['Ёлка и ель', 'ЕЛК', '[Ёлка] и ель'],
  ['works on Saturday', 'saturday wor', '[works] on [Saturday]'],
  ['Sat is Saturday', 'sat is', '[Sat] [is] Saturday'],
  ['a cafe\u0301 here', 'cafe', 'a [café] here'],
  ['gate 34, gate 3', '34', 'gate [34], gate 3'],
  ['a and an', 'a', '[a] and an'],
  ['nothing', 'xyz', 'nothing'],
  ['nothing', '🔥', 'nothing'],
  ['', 'x', ''],
])('in "%s" the search for "%s" marks %s', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected)
})

test('other forms of a word are marked too, and brought to the front', () => {
  const parts = foundWords(`${'слово '.repeat(40)}Генераторами`, 'генераторы', ['генераторами'])
  expect(parts.map(({ text }) => text)).toEqual([`…${'слово '.repeat(10)}`, 'Генераторами'])
})

test('what is found far in is brought to the front, from a whole word on', () => {
  expect(marked(`${'word '.repeat(40)}needle and more`, 'needle')).toBe(`…${'word '.repeat(12)}[needle] and more`)
})
