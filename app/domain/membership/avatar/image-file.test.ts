import { expect, test } from 'vitest'
import { avatarFormatOf, isTooManyPixels, jpegOrientation, pictureSizeOf, withoutJpegMetadata } from './image-file'

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

const segment = (marker: number, data: string) =>
  `\xff${String.fromCharCode(marker, (data.length + 2) >> 8, (data.length + 2) & 255)}${data}`

const JFIF = segment(0xe0, 'JFIF\0')
const TABLE = segment(0xdb, 'table')
const SCAN = '\xff\xda\0\x02pixels\xff\xe1not a segment\xff\xd9'

/** One tag in a TIFF of either byte order. */
const exif = (orientation: number, order: 'II' | 'MM' = 'MM') => {
  const short = (value: number) => String.fromCharCode(...(order === 'MM' ? [0, value] : [value, 0]))
  const long = (value: number) => (order === 'MM' ? `\0\0${short(value)}` : `${short(value)}\0\0`)
  const tag = order === 'MM' ? '\x01\x12' : '\x12\x01'
  return segment(
    0xe1,
    `Exif\0\0${order}${short(42)}${long(8)}${short(1)}${tag}${short(3)}${long(1)}${short(orientation)}\0\0`,
  )
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %d is read in both byte orders', (orientation) => {
  expect(jpegOrientation(bytesOf(`\xff\xd8${JFIF}${exif(orientation, 'MM')}${SCAN}`))).toBe(orientation)
  expect(jpegOrientation(bytesOf(`\xff\xd8${exif(orientation, 'II')}${SCAN}`))).toBe(orientation)
})

test.each([
  ['says nothing', `\xff\xd8${JFIF}${SCAN}`],
  ['says nonsense', `\xff\xd8${exif(9)}${SCAN}`],
  ['says zero', `\xff\xd8${exif(0)}${SCAN}`],
  ['points beyond its end', `\xff\xd8${segment(0xe1, 'Exif\0\0MM\0*\xff\xff\xff\xff')}${SCAN}`],
  ['ends early', `\xff\xd8${segment(0xe1, 'Exif\0\0MM')}${SCAN}`],
  ['claims tags it has not', `\xff\xd8${segment(0xe1, 'Exif\0\0MM\0*\0\0\0\x08\xff\xff')}${SCAN}`],
])('a picture that %s is upright', (_name, text) => {
  expect(jpegOrientation(bytesOf(text))).toBe(1)
})

test('what describes camera and place goes, what the picture needs stays byte for byte', () => {
  const profile = segment(0xe2, 'ICC_PROFILE\0\x01\x01sRGB')
  const adobe = segment(0xee, 'Adobe\0')
  const gone = [
    exif(6),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0'),
    segment(0xe2, 'MPF\0'),
    segment(0xed, 'Photoshop'),
    segment(0xfe, 'taken at home'),
  ]
  const [a, b, c, d, e] = gone
  const full = `\xff\xd8${JFIF}${a}${profile}${b}${c}${adobe}${d}${TABLE}${e}${SCAN}`
  expect(withoutJpegMetadata(bytesOf(full))).toEqual(bytesOf(`\xff\xd8${JFIF}${profile}${adobe}${TABLE}${SCAN}`))
})

test('a header that breaks off stays as it is from there on', () => {
  const broken = bytesOf(`\xff\xd8${JFIF}\xff\xe1\xff\xffExif`)
  expect(withoutJpegMetadata(broken)).toEqual(broken)
})

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
