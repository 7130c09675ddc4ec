import type { NewPost } from '~/data/posts.server'
import { listImageKeys } from '~/data/swept-posts.server'
import { postImageKey } from '~/domain/community/post-image-key'
import type { Context } from '~/platform/context.server'
import { logEvent, toErrorFields } from '~/platform/log.server'
import { deletePostImages, drawPostImage, storePostImage } from '~/platform/post-images.server'
import { unlessBroken } from '~/platform/refusal.server'
import { type Refused, refused } from './feed-answers'
import type { SentImage } from './read-images.server'

type PostImage = NewPost['images'][number]

/**
 * Draws the pictures of a post anew and puts them into the bucket, each under a name of its own, before a row names them. What
 * no decoder can read is said at its field; whatever fails leaves nothing behind.
 */
export async function keepImages(
  context: Context,
  { authorId, postId }: { authorId: string; postId: string },
  sent: SentImage[],
): Promise<PostImage[] | Refused> {
  const kept: PostImage[] = []
  for (const [place, { picture, alt }] of sent.entries()) {
    // What no decoder can read looks like a service that fails; a picture that others can read is not to blame then.
    const drawn = await drawPostImage(context.bindings, picture).catch((error: unknown) => {
      logEvent('warn', 'post_image.unreadable', { requestId: context.requestId, ...toErrorFields(error) })
      return null
    })
    const key = postImageKey({ authorId, postId, imageId: crypto.randomUUID() })
    const isStored =
      drawn &&
      (await unlessBroken(context, 'post_image.store_failed', async () => {
        await storePostImage(context.bindings, key, drawn.bytes)
        return true
      }))
    if (!isStored) {
      await discardImages(context, kept)
      return drawn ? refused('storage') : refused('invalid', { [`image.${place}`]: 'imageUnreadable' })
    }
    kept.push({ key, width: drawn.width, height: drawn.height, alt })
  }
  return kept
}

/** Takes pictures back that no post names; what fails to go now goes with the next sweep. */
export const discardImages = (context: Context, images: PostImage[]) =>
  unlessBroken(context, 'post_image.discard_failed', () =>
    deletePostImages(
      context.bindings,
      images.map(({ key }) => key),
    ),
  )

/** The same where a write broke and may have been done all the same: only what its post surely does not name goes. */
export const discardUnnamed = (context: Context, postId: string, images: PostImage[]) =>
  unlessBroken(context, 'post_image.discard_failed', async () => {
    const named = await listImageKeys(context.db, [postId])
    await discardImages(
      context,
      images.filter(({ key }) => !named.has(key)),
    )
  })
