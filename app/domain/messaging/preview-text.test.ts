import { expect, test } from 'vitest'
import { previewText } from './preview-text'

const family = '👩‍👩‍👧'

test.each([
  { content: '', preview: '' },
  { content: 'one\n\ntwo\tthree  ', preview: 'one two three' },
  { content: 'a'.repeat(120), preview: 'a'.repeat(120) },
  { content: 'a'.repeat(121), preview: `${'a'.repeat(120)}…` },
  { content: family.repeat(120), preview: family.repeat(120) },
  { content: family.repeat(121), preview: `${family.repeat(120)}…` },
  // Written with as many marks as still count as one character.
  { content: `a${'\u0301'.repeat(19)}`.repeat(121), preview: `${`a${'\u0301'.repeat(19)}`.repeat(120)}…` },
  { content: `${'a'.repeat(119)} b`, preview: `${'a'.repeat(119)}…` },
])('a message is told on one line of at most 120 characters ($content)', ({ content, preview }) => {
  expect(previewText(content)).toBe(preview)
})
