import { POST_IMAGE_MAX_SIDE } from '../../domain/community/limits'
import type { Bindings } from '../server/env.server'
import { drawWithin, type Picture, WEBP } from './pictures.server'

// The bucket of the pictures of posts: no other file knows it.

type Storage = Pick<Bindings, 'POST_IMAGES'>

/** Draws a picture of a post anew, as WebP of no more than 1,600 pixels a side. Throws when it cannot be read. */
export const drawPostImage = (env: Pick<Bindings, 'IMAGES'>, picture: Picture) =>
  drawWithin(env, picture, POST_IMAGE_MAX_SIDE)

export async function storePostImage({ POST_IMAGES }: Storage, key: string, bytes: ArrayBuffer): Promise<void> {
  await POST_IMAGES.put(key, bytes, { httpMetadata: { contentType: WEBP } })
}

/** A picture by its key, or null. */
export const readPostImage = ({ POST_IMAGES }: Storage, key: string) => POST_IMAGES.get(key)

/** As many keys as the bucket takes out at once. */
const KEYS_AT_ONCE = 1000

/** Takes pictures out of the bucket; those that are not there any more are no error. */
export async function deletePostImages({ POST_IMAGES }: Storage, keys: string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) await POST_IMAGES.delete(keys.slice(at, at + KEYS_AT_ONCE))
}

/** Takes everything out of the bucket that a member put there. */
export async function deletePostImagesOf({ POST_IMAGES }: Storage, memberId: string): Promise<void> {
  for (;;) {
    const { objects, truncated } = await POST_IMAGES.list({ prefix: `${memberId}/` })
    if (objects.length > 0) await POST_IMAGES.delete(objects.map(({ key }) => key))
    if (!truncated) return
  }
}

/** The keys of everything a member has in the bucket. */
export async function* listPostImagesOf({ POST_IMAGES }: Storage, memberId: string): AsyncGenerator<string> {
  let cursor: string | undefined
  do {
    const part = await POST_IMAGES.list({ prefix: `${memberId}/`, cursor })
    for (const { key } of part.objects) yield key
    cursor = part.truncated ? part.cursor : undefined
  } while (cursor)
}

/** Up to a thousand pictures, in the order of their keys, that come after one; `isEnd` when there are no more. */
export async function listPostImages({ POST_IMAGES }: Storage, startAfter: string) {
  const { objects, truncated } = await POST_IMAGES.list({ startAfter: startAfter || undefined })
  return { files: objects.map(({ key, uploaded }) => ({ key, uploaded: uploaded.getTime() })), isEnd: !truncated }
}
