import { expect, test } from 'vitest'
import { fromShowWord, toShowWord } from './chart-show'

test.each([
  ['lines.symbols.colors', { lines: true, symbols: true, colors: true }],
  ['symbols', { lines: false, symbols: true, colors: false }],
  ['', { lines: false, symbols: false, colors: false }],
])('"%s" is read and written alike', (word, show) => {
  expect(fromShowWord(word)).toEqual(show)
  expect(toShowWord(show)).toBe(word)
})

test('everything shows where nothing was chosen, and an unknown word shows nothing', () => {
  expect(toShowWord(fromShowWord(null))).toBe('lines.symbols.colors')
  expect(toShowWord(fromShowWord('<script>'))).toBe('')
})
