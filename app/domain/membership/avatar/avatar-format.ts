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
