import { expect, test } from 'vitest'
import { isBlankText, seenText } from './plain-text'

/** By code point: zero width space, empty braille cell, Hangul filler, soft hyphen, word joiner, marks without a letter. */
const BLANK = [0x20, 0xa0, 0x3000, 0x200b, 0x2800, 0x3164, 0xffa0, 0x115f, 0xad, 0x2060, 0xfeff, 0x034f, 0x0301, 0x20dd]
  .concat([0xfe0f, 0xe0041, 0x1d159, 0x00, 0x0a, 0x2029])
  .map((code) => String.fromCodePoint(code))

test.each([...BLANK, '', '\ud83c', BLANK.join('')].map((text) => [text]))('%j shows nothing', (text) => {
  expect(isBlankText(text)).toBe(true)
})

test.each([
  ...['a', 'и\u0306', '.', '—', '·', '0', '🌒', '👩‍👩‍👧', '❤️', '1️⃣', '⠁', '한', 'ا', '\u200bx\u200b', '\u3164ы'],
])('%j shows something', (text) => {
  expect(isBlankText(text)).toBe(false)
})

test('of a text what is seen is left, marks as part of their letters', () => {
  expect(seenText('М\u200bи\u0306 ра\u00ad')).toBe('Мйра')
})
