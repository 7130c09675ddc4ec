/** A segment of a JPEG's header: its marker, its data without marker and length, and where the whole of it lies. */
export type JpegSegment = { marker: number; data: Uint8Array; start: number; end: number }

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/** The segments before the picture itself; as far as they make sense. */
export function jpegSegments(bytes: Uint8Array): JpegSegment[] {
  const segments: JpegSegment[] = []
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!
    if (marker === 0xff) {
      // Any number of fill bytes may stand before a marker.
      at += 1
      continue
    }
    if (marker === START_OF_SCAN || marker === END_OF_IMAGE) break
    const end = at + 2 + ((bytes[at + 2]! << 8) | bytes[at + 3]!)
    if (end > bytes.length || end < at + 4) break
    segments.push({ marker, data: bytes.subarray(at + 4, end), start: at, end })
    at = end
  }
  return segments
}

/** Kept beside the picture's own tables: APP0 (JFIF), APP14 (Adobe: how colours are written), and a colour profile. */
function isNeeded({ marker, data }: JpegSegment): boolean {
  const isApplication = marker >= 0xe0 && marker <= 0xef
  const isComment = marker === 0xfe
  if (!isApplication) return !isComment
  return marker === 0xe0 || marker === 0xee || (marker === 0xe2 && startsWith(data, 'ICC_PROFILE\0'))
}

/** The same picture without what it says of camera, place and time. Lossless: only segments of the header go. */
export function withoutJpegMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const gone = jpegSegments(bytes).filter((segment) => !isNeeded(segment))
  const cleaned = new Uint8Array(bytes.length - gone.reduce((sum, { start, end }) => sum + end - start, 0))
  let from = 0
  let to = 0
  for (const { start, end } of [...gone, { start: bytes.length, end: bytes.length }]) {
    cleaned.set(bytes.subarray(from, start), to)
    to += start - from
    from = end
  }
  return cleaned
}

/** How a camera was held, 1 to 8 as EXIF counts (CIPA DC-008, tag 0x0112); 1, upright, where nothing says otherwise. */
export function jpegOrientation(bytes: Uint8Array): number {
  const exif = jpegSegments(bytes).find(({ marker, data }) => marker === 0xe1 && startsWith(data, 'Exif\0\0'))
  try {
    return exif ? orientationOf(exif.data.subarray(6)) : 1
  } catch (error) {
    // Tags that point beyond their end.
    if (error instanceof RangeError) return 1
    throw error
  }
}

const ORIENTATION_TAG = 0x0112
const TAG_BYTES = 12

function orientationOf(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const isLittleEndian = view.getUint16(0) === 0x4949
  const directory = view.getUint32(4, isLittleEndian)
  const tags = view.getUint16(directory, isLittleEndian)
  for (let index = 0; index < tags; index++) {
    const tag = directory + 2 + index * TAG_BYTES
    if (view.getUint16(tag, isLittleEndian) !== ORIENTATION_TAG) continue
    const value = view.getUint16(tag + 8, isLittleEndian)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

const startsWith = (data: Uint8Array, text: string) =>
  data.length >= text.length && [...text].every((letter, at) => data[at] === letter.charCodeAt(0))
