import {
  type AvatarFormat,
  avatarFormatOf,
  isTooManyPixels,
  jpegOrientation,
  type PictureSize,
  pictureSizeOf,
  withoutJpegMetadata,
} from '../../domain/membership/avatar/image-file'
import type { Bindings } from '../server/env.server'

// The service that draws pictures: no other file knows it.

/** A picture that may be decoded: its bytes, without what the camera wrote where that is known, and how to hold it. */
export type Picture = {
  blob: Blob
  /** EXIF 1 to 8; `blob` does not say it any more. */
  orientation: number
  /** As the header says it, before it is turned. */
  size: PictureSize
}

export type PictureProblem = 'notImage' | 'type' | 'unreadable' | 'pixels'

/**
 * Looks at a file without decoding it: what it is by its first bytes, how large a picture its header claims. Name and
 * declared type count for nothing.
 */
export function inspectPicture(bytes: Uint8Array<ArrayBuffer>): Picture | PictureProblem {
  const format = avatarFormatOf(bytes)
  if (format === 'noPicture') return 'notImage'
  if (format === 'otherPicture') return 'type'
  const size = pictureSizeOf(bytes, format)
  if (!size) return 'unreadable'
  return isTooManyPixels(size) ? 'pixels' : { size, ...heldAs(bytes, format) }
}

function heldAs(bytes: Uint8Array<ArrayBuffer>, format: AvatarFormat) {
  if (format !== 'jpeg') return { blob: new Blob([bytes]), orientation: 1 }
  return { blob: new Blob([withoutJpegMetadata(bytes)]), orientation: jpegOrientation(bytes) }
}

/** Where a camera's top is (EXIF 1 to 8), as what Images must do to set a picture upright: mirror it first, then turn it. */
const UPRIGHT: Record<number, [flip: 'h' | null, rotate: 0 | 90 | 180 | 270]> = {
  1: [null, 0],
  2: ['h', 0],
  3: [null, 180],
  4: ['h', 180],
  5: ['h', 270],
  6: [null, 90],
  7: ['h', 90],
  8: [null, 270],
}

/** A picture set upright, to be drawn. */
export function uprightInput({ IMAGES }: Pick<Bindings, 'IMAGES'>, { blob, orientation }: Omit<Picture, 'size'>) {
  const [flip, rotate] = UPRIGHT[orientation] ?? UPRIGHT[1]!
  let input = IMAGES.input(blob.stream())
  if (flip) input = input.transform({ flip })
  if (rotate) input = input.transform({ rotate })
  return input
}

/** How large a picture is once it stands upright: from 5 on a camera was held on its side. */
export const uprightSize = ({ size: { width, height }, orientation }: Picture): PictureSize =>
  orientation >= 5 ? { width: height, height: width } : { width, height }

export const WEBP = 'image/webp'

/** Of 100. A face at 24 to 192 pixels shows no difference to more, and a picture in a conversation hardly any. */
const QUALITY = 82

/** Draws a picture anew as WebP: nothing of the file that was sent is in it but its pixels. Throws when it cannot be read. */
export async function drawWebp(input: ImageTransformer): Promise<ArrayBuffer> {
  const drawn = await input.output({ format: WEBP, quality: QUALITY, anim: false })
  const bytes = await drawn.response().arrayBuffer()
  if (avatarFormatOf(new Uint8Array(bytes)) !== 'webp') throw new Error('What was drawn is no WebP')
  return bytes
}

/**
 * Draws a picture anew as WebP, set upright, no side longer than so many pixels and none made longer than it was. Throws when
 * it cannot be read.
 */
export async function drawWithin(
  env: Pick<Bindings, 'IMAGES'>,
  picture: Picture,
  maxSide: number,
): Promise<{ bytes: ArrayBuffer } & PictureSize> {
  const { width, height } = uprightSize(picture)
  const input = uprightInput(env, picture)
  const isLarge = Math.max(width, height) > maxSide
  const shrunk = isLarge
    ? input.transform({ [width > height ? 'width' : 'height']: maxSide, fit: 'scale-down' })
    : input
  const bytes = await drawWebp(shrunk)
  const size = pictureSizeOf(new Uint8Array(bytes), 'webp')
  if (!size) throw new Error('What was drawn has no size')
  return { bytes, ...size }
}
