import { AVATAR_MAX_BYTES } from '~/domain/membership/limits'
import { inspectPicture, type Picture } from '~/platform/pictures/pictures.server'
import type { PhotoProblem } from './photo'

/** A picture that may be decoded, or why not; its size is looked at before a byte is read. */
export async function readPicture(file: File | undefined): Promise<Picture | PhotoProblem> {
  if (!file || (file.size === 0 && file.name === '')) return 'select'
  if (file.size === 0) return 'empty'
  if (file.size > AVATAR_MAX_BYTES) return 'tooLarge'
  return inspectPicture(new Uint8Array(await file.arrayBuffer()))
}
