import { expect, test } from 'vitest'
import { jpegOrientation, withoutJpegMetadata } from './avatar-jpeg'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
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
