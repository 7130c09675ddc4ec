import { type AvatarFormat, avatarFormatOf } from '~/domain/membership/avatar-format'
import { jpegOrientation, withoutJpegMetadata } from '~/domain/membership/avatar-jpeg'
import { isTooManyPixels, pictureSizeOf } from '~/domain/membership/avatar-size'
import { AVATAR_MAX_BYTES } from '~/domain/membership/limits'
import type { PhotoProblem } from './photo'

/** A picture that may be decoded: its bytes, without what the camera wrote where that is known, and how to hold it. */
export type Picture = { blob: Blob; orientation: number }

/**
 * Looks at a file without decoding it: the size before a byte is read, what it is by its first bytes, how large a picture
 * its header claims. Name and declared type of the file count for nothing.
 */
export async function readPicture(file: File | undefined): Promise<Picture | PhotoProblem> {
  if (!file || (file.size === 0 && file.name === '')) return 'select'
  if (file.size === 0) return 'empty'
  if (file.size > AVATAR_MAX_BYTES) return 'tooLarge'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const format = avatarFormatOf(bytes)
  if (format === 'noPicture') return 'notImage'
  if (format === 'otherPicture') return 'type'
  const size = pictureSizeOf(bytes, format)
  if (!size) return 'unreadable'
  return isTooManyPixels(size) ? 'pixels' : upright(bytes, format)
}

function upright(bytes: Uint8Array<ArrayBuffer>, format: AvatarFormat): Picture {
  if (format !== 'jpeg') return { blob: new Blob([bytes]), orientation: 1 }
  return { blob: new Blob([withoutJpegMetadata(bytes)]), orientation: jpegOrientation(bytes) }
}
