import type { AvatarFormat } from './avatar-format'
import { jpegSegments } from './avatar-jpeg'

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
