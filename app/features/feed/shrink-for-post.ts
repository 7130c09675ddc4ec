import { POST_IMAGE_MAX_BYTES } from '~/domain/community/limits'
import { shrinkPicture } from '~/platform/shrink-picture'

/** The longest side a post shows, in pixels. */
const MAX_SIDE = 2048

/** A picture small enough to be posted, as a file for the form; null where this browser cannot make it so. */
export async function shrinkForPost(file: Blob): Promise<File | null> {
  const blob = await shrinkPicture(file, { maxSide: MAX_SIDE, maxBytes: POST_IMAGE_MAX_BYTES })
  return blob && new File([blob], 'picture', { type: blob.type })
}
