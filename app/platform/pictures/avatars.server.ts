import {
  AVATAR_SIDE,
  AVATAR_VARIANTS,
  avatarKey,
  avatarKeys,
  parseAvatarKey,
} from '../../domain/membership/avatar/avatar-url'
import type { Bindings } from '../server/env.server'
import { drawWebp, type Picture, uprightInput, WEBP } from './pictures.server'

// The bucket that keeps photos: no other file knows it.

type Storage = Pick<Bindings, 'AVATARS'>

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
export async function storeAvatar(storage: Storage, memberId: string, from: number, files: AvatarFiles) {
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
export async function deleteAvatar({ AVATARS }: Storage, memberId: string, timestamp: number): Promise<void> {
  await AVATARS.delete(avatarKeys(memberId, timestamp))
}

/**
 * Takes the photos of a member out of the bucket: those older than a timestamp, or all. Newer ones may belong to an upload
 * that is still on its way.
 */
export async function deleteAvatars({ AVATARS }: Storage, memberId: string, before = Number.POSITIVE_INFINITY) {
  const prefix = `${memberId}/`
  const { objects } = await AVATARS.list({ prefix })
  const old = objects.map(({ key }) => key).filter((key) => (parseAvatarKey(key)?.timestamp ?? 0) < before)
  if (old.length > 0) await AVATARS.delete(old)
}

/** Takes everything out of the bucket that lies in a member's folder, whatever it is. */
export async function deleteMemberFiles({ AVATARS }: Storage, memberId: string): Promise<void> {
  for (;;) {
    const { objects, truncated } = await AVATARS.list({ prefix: `${memberId}/` })
    if (objects.length > 0) await AVATARS.delete(objects.map(({ key }) => key))
    if (!truncated) return
  }
}

/** A file of the bucket, or null. */
export const readAvatar = ({ AVATARS }: Storage, key: string) => AVATARS.get(key)

/** Up to a thousand keys, in order, that come after one; `isEnd` when there are no more. */
export async function listAvatarKeys({ AVATARS }: Storage, startAfter: string) {
  const { objects, truncated } = await AVATARS.list({ startAfter: startAfter || undefined })
  return { keys: objects.map(({ key }) => key), isEnd: !truncated }
}

/** Takes up to a thousand keys out of the bucket. */
export const deleteAvatarKeys = ({ AVATARS }: Storage, keys: string[]) => AVATARS.delete(keys)

const HEALTH_MILLISECONDS = 60_000
const health = new WeakMap<R2Bucket, { until: number; isThere: boolean }>()

/** Whether the bucket answers; asked at most once a minute by each isolate. */
export async function isStorageThere({ AVATARS }: Storage): Promise<boolean> {
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
