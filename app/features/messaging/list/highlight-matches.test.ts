import { expect, test } from 'vitest'
import { highlightMatches } from './highlight-matches'

const marked = (text: string, looked: string) =>
  highlightMatches(text, looked)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('')

test.each([
  ['Saturday works', 'sat', '[Sat]urday works'],
  ['Ёлка и ель', 'елк', '[Ёлк]а и ель'],
  ['СУББОТА, суббота', 'суббота', '[СУББОТА], [суббота]'],
  ['aaa', 'aa', '[aa]a'],
  ['ﬁne', 'fi', '[ﬁ]ne'],
  ['İstanbul trip', 'trip', 'İstanbul [trip]'],
  ['nothing', 'xyz', 'nothing'],
  ['nothing', '', 'nothing'],
])('in "%s" the search for "%s" marks %s', (text, looked, expected) => {
  expect(marked(text, looked)).toBe(expected)
})

test('what is found far in is brought to the front, from a whole word on', () => {
  const text = `${'word '.repeat(40)}needle and more`
  expect(marked(text, 'needle')).toBe(`…${'word '.repeat(6)}[needle] and more`)
})
