import { expect, test } from 'vitest'
import { cutLine, isLineWithin, isWithin, textLength } from './text-length'

// Two faces, skin tones, a heart and a kiss are ten code points, 15 UTF-16 units and 35 bytes: the longest emoji there is.
const KISS = '👩🏽‍❤️‍💋‍👨🏿'
const FAMILY = '👨‍👩‍👧‍👦'

test.each<[string, number]>([
  ['', 0],
  ['a\r\nb', 3],
  ['й', 1],
  ['и\u0306', 1],
  ['🇪🇺', 1],
  [KISS, 1],
  // Longer than what is segmented at once, with characters across its ends.
  [KISS.repeat(1000), 1000],
  // Eleven units each: after a thousand units a surrogate pair is cut.
  [FAMILY.repeat(1000), 1000],
  [`x${'\r\n'.repeat(5000)}`, 5001],
  // One letter with more marks than are segmented at once: 2,001 units, a hundred times 20 and one more.
  [`a${'\u0301'.repeat(2000)}`, 101],
  // 1 + 40 units on one letter: three times 20, begun.
  [`a${'\u0301'.repeat(40)}`, 3],
])('text %# has its characters', (text, length) => {
  expect(textLength(text)).toBe(length)
})

test.each([
  ['a'.repeat(500), true],
  ['a'.repeat(501), false],
  [KISS.repeat(500), true],
  [KISS.repeat(501), false],
  // 500 letters of 20 units each, and one unit more.
  [`a${'\u0301'.repeat(19)}`.repeat(500), true],
  [`${`a${'\u0301'.repeat(19)}`.repeat(500)}\u0301`, false],
])('text %# is within 500 characters: %s', (text, expected) => {
  expect(isWithin(text, 500)).toBe(expected)
  expect(textLength(text) <= 500).toBe(expected)
})

test('a line has no more units than three for each character it may have', () => {
  expect(isLineWithin('ж'.repeat(100), 100)).toBe(true)
  expect(isLineWithin('ж'.repeat(101), 100)).toBe(false)
  expect(isLineWithin(`${FAMILY.repeat(20)} Mira`, 100)).toBe(true)
  expect(isLineWithin(`a${'\u0301'.repeat(19)}`.repeat(100), 100)).toBe(false)
})

test.each([
  ['Mira Lang', 'Mira Lang'],
  ['ж'.repeat(101), `${'ж'.repeat(100)}…`],
  // 27 times eleven units are 297.
  [FAMILY.repeat(100), `${FAMILY.repeat(27)}…`],
  [`a${'\u0301'.repeat(400)}`, `a${'\u0301'.repeat(99)}…`],
])('line %# is cut between characters', (text, cut) => {
  expect(cutLine(text, 100)).toBe(cut)
})
