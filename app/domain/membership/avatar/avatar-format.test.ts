import { expect, test } from 'vitest'
import { avatarFormatOf } from './avatar-format'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['jpeg', '\xff\xd8\xff\xe0'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a/*'],
  ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['otherPicture', 'BM\x46\0\0\0\0\0\0\0\x36\0'],
  ['otherPicture', 'II*\0\x08'],
  ['otherPicture', 'MM\0*\0'],
  ['otherPicture', '\0\0\x01\0\x01'],
  ['otherPicture', '\0\0\0\x20ftypavif'],
  ['otherPicture', '\0\0\0\x18ftypheic'],
  ['otherPicture', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['otherPicture', '<?xml version="1.0"?>\n<!-- drawn -->\n<svg>'],
  ['noPicture', '<!doctype html><svg></svg>'],
  ['noPicture', '<html><script>alert(1)</script>'],
  ['noPicture', ' \x89PNG\r\n\x1a\n'],
  ['noPicture', '\x89PNG'],
  ['noPicture', 'RIFF\x10\0\0\0WAVE'],
  ['noPicture', '%PDF-1.7'],
  ['noPicture', 'MZ\x90\0'],
  ['noPicture', ''],
])('%s is what %j begins', (format, text) => {
  expect(avatarFormatOf(bytesOf(text))).toBe(format)
})

// What would be tried in every way there is would never end.
test.each(['<!---->', '<?xml ?>', '<!-- > ', ' '])('a text of nothing but %j is looked through to its end', (part) => {
  expect(avatarFormatOf(bytesOf(part.repeat(1024)))).toBe('noPicture')
})
