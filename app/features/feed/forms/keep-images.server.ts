import { listImageKeys, type NewPost } from '~/data/posts/posts.server'
import { POST_IMAGE_MAX_BYTES, POST_MAX_IMAGES } from '~/domain/community/limits'
import { altField } from '~/domain/community/posts/post-fields.schema'
import { postImageKey } from '~/domain/community/posts/post-image-key'
import type { Problems } from '~/platform/client/form-answer'
import { deletePostImages, drawPostImage, storePostImage } from '~/platform/pictures/picture-storage.server'
import { inspectPicture, type Picture } from '~/platform/pictures/pictures.server'
import type { Context } from '~/platform/server/context.server'
import { logEvent, toErrorFields, tryOrLog } from '~/platform/server/log.server'
import { type Refused, refused } from '../feed-answers'

type PostImage = NewPost['images'][number]

/**
 * Re-encodes the pictures of a post and stores each in R2 under its own key, before a row names them. After a failure none is
 * left in R2; an unreadable picture is a problem of its field.
 */
export async function keepImages(
  context: Context,
  { authorId, postId }: { authorId: string; postId: string },
  sent: SentImage[],
): Promise<PostImage[] | Refused> {
  const saved: PostImage[] = []
  for (const [place, { picture, alt }] of sent.entries()) {
    // A failing service can't be told from an unreadable picture here.
    const drawn = await drawPostImage(context.bindings, picture).catch((error: unknown) => {
      logEvent('warn', 'post_image.unreadable', { requestId: context.requestId, ...toErrorFields(error) })
      return null
    })
    const key = postImageKey({ authorId, postId, imageId: crypto.randomUUID() })
    const isStored =
      drawn &&
      (await tryOrLog(context, 'post_image.store_failed', async () => {
        await storePostImage(context.bindings, key, drawn.bytes)
        return true
      }))
    if (!isStored) {
      await discardImages(context, saved)
      return drawn ? refused('storage') : refused('invalid', { [`image.${place}`]: 'imageUnreadable' })
    }
    saved.push({ key, width: drawn.width, height: drawn.height, alt })
  }
  return saved
}

/** Deletes stored pictures that no post names; the next sweep deletes what fails now. */
export const discardImages = (context: Context, images: PostImage[]) =>
  tryOrLog(context, 'post_image.discard_failed', () =>
    deletePostImages(
      context.bindings,
      images.map(({ key }) => key),
    ),
  )

/** The same after a failed write that may have succeeded: deletes only what the post doesn't name. */
export const discardUnnamed = (context: Context, postId: string, images: PostImage[]) =>
  tryOrLog(context, 'post_image.discard_failed', async () => {
    const named = await listImageKeys(context.db, [postId])
    await discardImages(
      context,
      images.filter(({ key }) => !named.has(key)),
    )
  })

/** A decodable picture and its alternative text. */
export type SentImage = { picture: Picture; alt: string }

const PROBLEMS = {
  notImage: 'imageNotImage',
  type: 'imageType',
  unreadable: 'imageUnreadable',
  pixels: 'imagePixels',
} as const

/**
 * The pictures of a form: files under `image`, the `alt` at the same index, and in `decorative` the indexes of those without
 * one. A browser sends an empty file without a name for an empty field.
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

/** A picture, or its problem. Its size is checked before it is read. */
async function read(file: File): Promise<Picture | string> {
  if (file.size === 0) return 'imageEmpty'
  if (file.size > POST_IMAGE_MAX_BYTES) return 'imageTooLarge'
  const picture = inspectPicture(new Uint8Array(await file.arrayBuffer()))
  return typeof picture === 'string' ? PROBLEMS[picture] : picture
}
