import { expect, test } from 'vitest'
import { isTooManyPixels, pictureSizeOf } from './avatar-size'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** Start, a segment to step over, a baseline frame of 3 × 2, start of scan. */
const JPEG = '\xff\xd8\xff\xe0\0\x04JF\xff\xff\xc0\0\x0b\x08\0\x02\0\x03\x01\x01\x11\0\xff\xda\0\x02'

test.each([
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x01\x02\0\0\0\x03\x08\x02\0\0\0', 258, 3],
  ['gif', 'GIF89a\x02\x01\x03\0', 258, 3],
  ['jpeg', JPEG, 3, 2],
  // RFC 9649: 14 bits each behind the start code; less one in the two other kinds.
  ['webp', 'RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a\x80\x02\xe0\x41', 640, 480],
  ['webp', `RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\x7f\xc2\x77\0`, 640, 480],
  ['webp', 'RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\x7f\x02\0\xdf\x01\0', 640, 480],
] as const)('the header of a %s says how large it is', (format, text, width, height) => {
  expect(pictureSizeOf(bytesOf(text), format)).toEqual({ width, height })
})

test.each([
  ['png', '\x89PNG\r\n\x1a\n'],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\x0dIDAT\0\0\x01\x02\0\0\0\x03'],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\0\0\0\0\x03'],
  ['gif', 'GIF89a\x02'],
  ['jpeg', '\xff\xd8\xff\xe0\xff\xff'],
  ['jpeg', '\xff\xd8\xff\xda\0\x02'],
  ['jpeg', '\xff\xd8\xff\xc0\0\x02'],
  ['webp', 'RIFF\0\0\0\0WEBPVP9 \0\0\0\0\0\0\0'],
  ['webp', 'RIFF\0\0\0\0WEBPVP8X'],
] as const)('a header of a %s that makes no sense says nothing', (format, text) => {
  expect(pictureSizeOf(bytesOf(text), format)).toBeNull()
})

test('50 million pixels and 12,000 a side are the most', () => {
  expect(isTooManyPixels({ width: 50_000, height: 50_000 })).toBe(true)
  expect(isTooManyPixels({ width: 12_001, height: 1 })).toBe(true)
  expect(isTooManyPixels({ width: 10_001, height: 5_000 })).toBe(true)
  expect(isTooManyPixels({ width: 10_000, height: 5_000 })).toBe(false)
  expect(isTooManyPixels({ width: 12_000, height: 4_000 })).toBe(false)
})
