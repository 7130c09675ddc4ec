import { POST_IMAGE_MAX_BYTES, POST_MAX_IMAGES } from '~/domain/community/limits'
import { altField } from '~/domain/community/post-fields.schema'
import { inspectPicture, type Picture } from '~/platform/pictures.server'
import type { Problems } from '~/platform/problems'

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
