import { POST_IMAGE_MAX_SIDE } from '../../domain/community/limits'
import {
  AVATAR_SIDE,
  AVATAR_VARIANTS,
  avatarKey,
  avatarKeys,
  parseAvatarKey,
} from '../../domain/membership/avatar/avatar-url'
import { ATTACHMENT_MAX_SIDE } from '../../domain/messaging/limits'
import type { Attachment } from '../../domain/messaging/message.schema'
import type { Upload } from '../../domain/messaging/objects'
import type { Bindings } from '../server/env.server'
import { drawWebp, drawWithin, type Picture, uprightInput, WEBP } from './pictures.server'

// The three buckets of pictures, which no other file knows: photos of members, pictures of messages and pictures of posts.

/** Deletes everything whose key begins so. */
async function deleteFolder(bucket: R2Bucket, prefix: string): Promise<void> {
  for (;;) {
    const { objects, truncated } = await bucket.list({ prefix })
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
    if (!truncated) return
  }
}

type Avatars = Pick<Bindings, 'AVATARS'>

/** The files of one photo, by their side in pixels. */
export type AvatarFiles = Map<number, ArrayBuffer>

/**
 * Draws a photo anew as WebP squares, cut to the middle, one for each size that is kept. Throws when the picture cannot be
 * read, as one whose header is all there is of it.
 */
export async function drawAvatar(env: Pick<Bindings, 'IMAGES'>, picture: Picture): Promise<AvatarFiles> {
  const square = (from: ImageTransformer, side: number) =>
    drawWebp(from.transform({ width: side, height: side, fit: 'cover' }))
  const large = await square(uprightInput(env, picture), AVATAR_SIDE)
  // The small ones from the large one: the original is decoded once.
  const small = await Promise.all(
    AVATAR_VARIANTS.map(
      async (side) =>
        [side, await square(uprightInput(env, { blob: new Blob([large]), orientation: 1 }), side)] as const,
    ),
  )
  return new Map([[AVATAR_SIDE, large], ...small])
}

/** How often a millisecond that another upload of the same member has taken already is stepped over. */
const MOST_STEPS = 8

/**
 * Puts the files of a photo into the bucket and gives the timestamp they are kept under: this one, or the next that is
 * free. Null when none was; throws when the bucket does not answer, and then takes away what it put.
 */
export async function storeAvatar(storage: Avatars, memberId: string, from: number, files: AvatarFiles) {
  const options = { httpMetadata: { contentType: WEBP, cacheControl: 'max-age=3600' } }
  const put = (timestamp: number, side: number) =>
    storage.AVATARS.put(avatarKey({ memberId, timestamp, side }), files.get(side)!, {
      ...options,
      onlyIf: { etagDoesNotMatch: '*' },
    })
  for (let timestamp = from; timestamp < from + MOST_STEPS; timestamp++) {
    try {
      // The large one takes the name; who finds it taken leaves the small ones alone.
      if (!(await put(timestamp, AVATAR_SIDE))) continue
      // All have ended before any is taken away again: one still on its way would outlive that.
      const ended = await Promise.allSettled(AVATAR_VARIANTS.map(async (side) => put(timestamp, side)))
      const failed = ended.find(({ status }) => status === 'rejected')
      if (failed) throw (failed as PromiseRejectedResult).reason
      return timestamp
    } catch (error) {
      await deleteAvatar(storage, memberId, timestamp).catch(() => {})
      throw error
    }
  }
  return null
}

/** Takes the files of one photo out of the bucket. */
export async function deleteAvatar({ AVATARS }: Avatars, memberId: string, timestamp: number): Promise<void> {
  await AVATARS.delete(avatarKeys(memberId, timestamp))
}

/**
 * Takes the photos of a member out of the bucket: those older than a timestamp, or all. Newer ones may belong to an upload
 * that is still on its way.
 */
export async function deleteAvatars({ AVATARS }: Avatars, memberId: string, before = Number.POSITIVE_INFINITY) {
  const prefix = `${memberId}/`
  const { objects } = await AVATARS.list({ prefix })
  const old = objects.map(({ key }) => key).filter((key) => (parseAvatarKey(key)?.timestamp ?? 0) < before)
  if (old.length > 0) await AVATARS.delete(old)
}

/** Takes everything out of the bucket that lies in a member's folder, whatever it is. */
export const deleteMemberFiles = ({ AVATARS }: Avatars, memberId: string): Promise<void> =>
  deleteFolder(AVATARS, `${memberId}/`)

/** A file of the bucket, or null. */
export const readAvatar = ({ AVATARS }: Avatars, key: string) => AVATARS.get(key)

/** Up to a thousand keys, in order, that come after one; `isEnd` when there are no more. */
export async function listAvatarKeys({ AVATARS }: Avatars, startAfter: string) {
  const { objects, truncated } = await AVATARS.list({ startAfter: startAfter || undefined })
  return { keys: objects.map(({ key }) => key), isEnd: !truncated }
}

/** Takes up to a thousand keys out of the bucket. */
export const deleteAvatarKeys = ({ AVATARS }: Avatars, keys: string[]) => AVATARS.delete(keys)

const HEALTH_MILLISECONDS = 60_000
const health = new WeakMap<R2Bucket, { until: number; isThere: boolean }>()

/** Whether the bucket answers; asked at most once a minute by each isolate. */
export async function isStorageThere({ AVATARS }: Avatars): Promise<boolean> {
  const known = health.get(AVATARS)
  if (known && Date.now() < known.until) return known.isThere
  const isThere = await answers(AVATARS)
  health.set(AVATARS, { until: Date.now() + HEALTH_MILLISECONDS, isThere })
  return isThere
}

async function answers(bucket: R2Bucket): Promise<boolean> {
  try {
    await bucket.list({ limit: 1 })
    return true
  } catch {
    return false
  }
}

type Attachments = Pick<Bindings, 'ATTACHMENTS'>

const folderOf = (conversationId: string, memberId: string) => `${conversationId}/${memberId}/`

/** Where the picture is kept that a member sent to a conversation. */
export const attachmentKey = (conversationId: string, memberId: string, id: string) =>
  `${folderOf(conversationId, memberId)}${id}.webp`

/**
 * Draws a picture anew as WebP, no side longer than 1,600 pixels and none made longer than it was. Throws when it cannot be
 * read. `key` is where it is to be kept.
 */
export async function drawAttachment(
  env: Pick<Bindings, 'IMAGES'>,
  picture: Picture,
  { conversationId, memberId }: { conversationId: string; memberId: string },
): Promise<{ upload: Upload; bytes: ArrayBuffer }> {
  const { bytes, ...size } = await drawWithin(env, picture, ATTACHMENT_MAX_SIDE)
  const id = crypto.randomUUID()
  const key = attachmentKey(conversationId, memberId, id)
  return { upload: { id, key, type: WEBP, ...size, bytes: bytes.byteLength }, bytes }
}

/** What others are told of an upload: everything but where it is kept. */
export const toAttachment = ({ key: _, ...attachment }: Upload): Attachment => attachment

/** Keeps a picture of a message under a key; what was there by it is replaced. */
export async function storeAttachment({ ATTACHMENTS }: Attachments, key: string, bytes: ArrayBuffer): Promise<void> {
  await ATTACHMENTS.put(key, bytes, { httpMetadata: { contentType: WEBP } })
}

/** A picture by its key, or null. */
export const readAttachment = ({ ATTACHMENTS }: Attachments, key: string) => ATTACHMENTS.get(key)

/** Takes one picture out of the bucket; none is no error. */
export const deleteAttachment = ({ ATTACHMENTS }: Attachments, key: string): Promise<void> => ATTACHMENTS.delete(key)

const REPORTED = 'reports/'

/**
 * Keeps a copy of a picture for the moderators, whatever becomes of the message, under a name of its own; its key, or null where
 * the picture is gone.
 */
export async function copyForReport({ ATTACHMENTS }: Attachments, key: string): Promise<string | null> {
  const file = await ATTACHMENTS.get(key)
  if (!file) return null
  const copy = `${REPORTED}${crypto.randomUUID()}.webp`
  await ATTACHMENTS.put(copy, await file.arrayBuffer(), { httpMetadata: { contentType: WEBP } })
  return copy
}

/** Copies kept for reports, up to a thousand; `cursor` is where the next ones begin, null at the end. */
export async function listReportCopies({ ATTACHMENTS }: Attachments, cursor: string | null) {
  const listed = await ATTACHMENTS.list({ prefix: REPORTED, ...(cursor === null ? {} : { cursor }) })
  const files = listed.objects.map(({ key, uploaded }) => ({ key, uploaded: uploaded.getTime() }))
  return { files, cursor: listed.truncated ? listed.cursor : null }
}

/** Takes copies out of the bucket, a thousand at most. */
export const deleteReportCopies = ({ ATTACHMENTS }: Attachments, keys: string[]): Promise<void> =>
  ATTACHMENTS.delete(keys)

/** Takes everything out of the bucket that a member sent to a conversation. */
export const deleteAttachmentsOf = (
  { ATTACHMENTS }: Attachments,
  conversationId: string,
  memberId: string,
): Promise<void> => deleteFolder(ATTACHMENTS, folderOf(conversationId, memberId))

type PostImages = Pick<Bindings, 'POST_IMAGES'>

/** Draws a picture of a post anew, as WebP of no more than 1,600 pixels a side. Throws when it cannot be read. */
export const drawPostImage = (env: Pick<Bindings, 'IMAGES'>, picture: Picture) =>
  drawWithin(env, picture, POST_IMAGE_MAX_SIDE)

export async function storePostImage({ POST_IMAGES }: PostImages, key: string, bytes: ArrayBuffer): Promise<void> {
  await POST_IMAGES.put(key, bytes, { httpMetadata: { contentType: WEBP } })
}

/** A picture by its key, or null. */
export const readPostImage = ({ POST_IMAGES }: PostImages, key: string) => POST_IMAGES.get(key)

/** As many keys as the bucket takes out at once. */
const KEYS_AT_ONCE = 1000

/** Takes pictures out of the bucket; those that are not there any more are no error. */
export async function deletePostImages({ POST_IMAGES }: PostImages, keys: string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) await POST_IMAGES.delete(keys.slice(at, at + KEYS_AT_ONCE))
}

/** Takes everything out of the bucket that a member put there. */
export const deletePostImagesOf = ({ POST_IMAGES }: PostImages, memberId: string): Promise<void> =>
  deleteFolder(POST_IMAGES, `${memberId}/`)

/** The keys of everything a member has in the bucket. */
export async function* listPostImagesOf({ POST_IMAGES }: PostImages, memberId: string): AsyncGenerator<string> {
  let cursor: string | undefined
  do {
    const part = await POST_IMAGES.list({ prefix: `${memberId}/`, cursor })
    for (const { key } of part.objects) yield key
    cursor = part.truncated ? part.cursor : undefined
  } while (cursor)
}

/** Up to a thousand pictures, in the order of their keys, that come after one; `isEnd` when there are no more. */
export async function listPostImages({ POST_IMAGES }: PostImages, startAfter: string) {
  const { objects, truncated } = await POST_IMAGES.list({ startAfter: startAfter || undefined })
  return { files: objects.map(({ key, uploaded }) => ({ key, uploaded: uploaded.getTime() })), isEnd: !truncated }
}
