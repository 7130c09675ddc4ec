import { listImageKeys, type NewPost } from '~/data/posts/posts.server'
import { POST_IMAGE_MAX_BYTES, POST_MAX_IMAGES } from '~/domain/community/limits'
import { altField } from '~/domain/community/posts/post-fields.schema'
import { postImageKey } from '~/domain/community/posts/post-image-key'
import type { Problems } from '~/platform/forms/problems'
import { inspectPicture, type Picture } from '~/platform/pictures/pictures.server'
import { deletePostImages, drawPostImage, storePostImage } from '~/platform/pictures/post-images.server'
import type { Context } from '~/platform/server/context.server'
import { logEvent, toErrorFields } from '~/platform/server/log.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import { type Refused, refused } from '../feed-answers'

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

/** A picture as it was sent, fit to be drawn, and what it shows in the author's words. */
export type SentImage = { picture: Picture; alt: string }

const PROBLEMS = {
  notImage: 'imageNotImage',
  type: 'imageType',
  unreadable: 'imageUnreadable',
  pixels: 'imagePixels',
} as const

/**
 * The pictures of a form: files under `image`, each with the `alt` that was sent in its place; `decorative` names the places
 * (from 0) of those that need none. A browser sends a file without name and content for each field left empty.
 */
export async function readImages(
  form: FormData,
): Promise<{ ok: true; images: SentImage[] } | { ok: false; problems: Problems }> {
  const alts = form.getAll('alt')
  const decorative = form.getAll('decorative')
  const files = form
    .getAll('image')
    .map((file, place) => ({ file, place }))
    .filter(({ file }) => typeof file !== 'string' && !(file.size === 0 && file.name === ''))
  if (files.length > POST_MAX_IMAGES) return { ok: false, problems: { image: 'imagesTooMany' } }
  const images: SentImage[] = []
  const problems: Problems = {}
  for (const { file, place } of files) {
    const alt = altField(decorative.includes(String(place))).safeParse(alts[place] ?? '')
    if (!alt.success) problems[`alt.${place}`] = alt.error.issues[0]?.message ?? 'altRequired'
    const picture = await read(file as File)
    if (typeof picture === 'string') problems[`image.${place}`] = picture
    else images.push({ picture, alt: alt.data ?? '' })
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, images }
}

/** A picture that may be decoded, or why not; its size is looked at before a byte is read. */
async function read(file: File): Promise<Picture | string> {
  if (file.size === 0) return 'imageEmpty'
  if (file.size > POST_IMAGE_MAX_BYTES) return 'imageTooLarge'
  const picture = inspectPicture(new Uint8Array(await file.arrayBuffer()))
  return typeof picture === 'string' ? PROBLEMS[picture] : picture
}
