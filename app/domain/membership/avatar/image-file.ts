/** What a photo may be sent as. */
export type AvatarFormat = 'jpeg' | 'png' | 'gif' | 'webp'

/** How a file begins, by format; `null` stands for any byte. */
const SIGNATURES: Record<AvatarFormat, (number | null)[]> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  gif: [0x47, 0x49, 0x46, 0x38, null, 0x61],
  // "RIFF", the size, "WEBP".
  webp: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
}

/** Pictures too, but none that is taken: BMP, TIFF of both byte orders, icon, and whatever lies in an ISO box (AVIF, HEIC). */
const OTHER_PICTURES: (number | null)[][] = [
  [0x42, 0x4d, null, null, null, null, 0x00, 0x00, 0x00, 0x00],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
  [0x00, 0x00, 0x01, 0x00],
  [null, null, null, null, 0x66, 0x74, 0x79, 0x70],
]

/** An SVG is text: its root element comes after at most a declaration, a document type, comments. */
const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!DOCTYPE svg[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*)*<svg[\s/>]/i

/** Bytes of a text that are looked at for the root element of an SVG. */
const SVG_LOOK = 1024

const beginsWith = (bytes: Uint8Array, signature: (number | null)[]) =>
  signature.every((byte, at) => byte === null || bytes[at] === byte) && bytes.length >= signature.length

/**
 * What a file is by its first bytes, whatever its name and its declared type say: one of the formats that are taken,
 * `otherPicture`, or `noPicture`.
 */
export function avatarFormatOf(bytes: Uint8Array): AvatarFormat | 'otherPicture' | 'noPicture' {
  for (const format of ['jpeg', 'png', 'gif', 'webp'] as const) if (beginsWith(bytes, SIGNATURES[format])) return format
  const isOther = OTHER_PICTURES.some((signature) => beginsWith(bytes, signature))
  return isOther || SVG.test(new TextDecoder().decode(bytes.subarray(0, SVG_LOOK))) ? 'otherPicture' : 'noPicture'
}

/** A segment of a JPEG's header: its marker, its data without marker and length, and where the whole of it lies. */
export type JpegSegment = { marker: number; data: Uint8Array; start: number; end: number }

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/** The segments before the picture itself; as far as they make sense. */
function jpegSegments(bytes: Uint8Array): JpegSegment[] {
  const segments: JpegSegment[] = []
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!
    if (marker === 0xff) {
      // Any number of fill bytes may precede a marker.
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

/** Width and height in pixels, as the header of a file says them. */
export type PictureSize = { width: number; height: number }

/**
 * The most a photo may measure before it is decoded. A file of a few hundred bytes can claim 50,000 × 50,000 pixels, ten
 * gigabytes once decoded. 12,000 a side is what Cloudflare Images takes; 50 million in all holds the largest phone cameras.
 */
const MOST_PIXELS_A_SIDE = 12_000
const MOST_PIXELS = 50_000_000

export const isTooManyPixels = ({ width, height }: PictureSize) =>
  Math.max(width, height) > MOST_PIXELS_A_SIDE || width * height > MOST_PIXELS

const READERS: Record<AvatarFormat, (view: DataView, bytes: Uint8Array) => PictureSize | null> = {
  // IHDR must be the first chunk: length, name, width, height.
  png: (view) => (view.getUint32(12) === 0x49484452 ? { width: view.getUint32(16), height: view.getUint32(20) } : null),
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  jpeg: (_view, bytes) => jpegSize(bytes),
  webp: webpSize,
}

/** How large a picture says it is, read from its header alone; null where the header makes no sense. */
export function pictureSizeOf(bytes: Uint8Array, format: AvatarFormat): PictureSize | null {
  try {
    const size = READERS[format](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes)
    return size && size.width > 0 && size.height > 0 ? size : null
  } catch (error) {
    // The file ends before its header does.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** SOF0 to SOF15 begin a frame, but for three of the row that mean something else: DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(bytes: Uint8Array): PictureSize | null {
  const frame = jpegSegments(bytes).find(({ marker }) => isFrame(marker))
  if (!frame) return null
  const view = new DataView(frame.data.buffer, frame.data.byteOffset, frame.data.byteLength)
  return { height: view.getUint16(1), width: view.getUint16(3) }
}

/** RIFF container, then one of three kinds of chunk (RFC 9649, sections 2.5 to 2.7). */
function webpSize(view: DataView): PictureSize | null {
  switch (view.getUint32(12)) {
    case 0x56503820: // "VP8 ": a frame tag of 3 bytes, the start code of 3, then 14 bits each.
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case 0x5650384c: {
      // "VP8L": a signature byte, then 14 bits each, less one.
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 0x56503858: // "VP8X": flags of 4 bytes, then 24 bits each, less one.
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }
    default:
      return null
  }
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
