import type { Database } from '../../../drizzle/client'
import { listAvatarUrls } from '../../data/members/profiles.server'
import { listReportPictureKeys } from '../../data/moderation/reports.server'
import { deletePostsForGood, deleteSweptComments, listImageKeys, listSweptPosts } from '../../data/posts/posts.server'
import { UNDO_HOURS } from '../../domain/community/limits'
import { parsePostImageKey } from '../../domain/community/posts/post-image-key'
import { type AvatarKey, parseAvatarKey, parseAvatarUrl } from '../../domain/membership/avatar/avatar-url'
import type { Bindings } from '../server/env.server'
import {
  deleteAvatarKeys,
  deletePostImages,
  deleteReportCopies,
  listAvatarKeys,
  listPostImages,
  listReportCopies,
} from './picture-storage.server'

const HOUR_MILLISECONDS = 3_600_000

/** Pages of a thousand files that one run looks at. */
const MOST_PAGES = 5

/** Files of an upload in progress aren't in any row yet; after an hour they'd be. */
const YOUNG_MILLISECONDS = HOUR_MILLISECONDS

/** Small enough for one run; the next run does the rest. */
const POSTS_AT_ONCE = 100
const ROUNDS = 10

/**
 * Purges posts and comments an hour after their undo period, in case of an undo at the last moment. Images go first: if this run
 * fails, a later one finds them by the row.
 */
export async function sweepPosts(env: Pick<Bindings, 'POST_IMAGES'>, db: Database, now: number): Promise<void> {
  const before = new Date(now - (UNDO_HOURS + 1) * HOUR_MILLISECONDS)
  await deleteSweptComments(db, before)
  for (let round = 0; round < ROUNDS; round++) {
    const gone = await listSweptPosts(db, before, POSTS_AT_ONCE)
    await deletePostImages(
      env,
      gone.flatMap(({ images }) => images.map(({ key }) => key)),
    )
    await deletePostsForGood(
      db,
      gone.map(({ id }) => id),
      before,
    )
    if (gone.length < POSTS_AT_ONCE) return
  }
}

/**
 * Deletes images in the bucket that no post references, because it was never submitted. Each run starts at a random member, so
 * that all are covered over time.
 */
export async function sweepPostImages(
  env: Pick<Bindings, 'POST_IMAGES'>,
  db: Database,
  now: number,
  start: string = crypto.randomUUID(),
): Promise<void> {
  let after = start
  let hasWrapped = false
  for (let page = 0; page < MOST_PAGES; page++) {
    const { files, isEnd } = await listPostImages(env, after)
    const old = files.filter(({ uploaded }) => uploaded < now - YOUNG_MILLISECONDS).map(({ key }) => key)
    await deletePostImages(env, await unreferencedImages(db, old))
    if (hasWrapped && (isEnd || files.some(({ key }) => key > start))) return
    hasWrapped ||= isEnd
    after = isEnd ? '' : (files.at(-1)?.key ?? '')
  }
}

async function unreferencedImages(db: Database, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const postIds = new Set(keys.flatMap((key) => parsePostImageKey(key)?.postId ?? []))
  const named = await listImageKeys(db, [...postIds])
  return keys.filter((key) => !named.has(key))
}

/**
 * Deletes avatars whose deletion failed earlier: photos that aren't their member's current one, and those of deleted members.
 * Each run starts at a random member and looks at five thousand files at most.
 */
export async function sweepAvatars(
  env: Pick<Bindings, 'AVATARS'>,
  db: Database,
  now: number,
  start: string = crypto.randomUUID(),
): Promise<void> {
  let after = start
  let hasWrapped = false
  for (let page = 0; page < MOST_PAGES; page++) {
    const { keys, isEnd } = await listAvatarKeys(env, after)
    const gone = await unreferencedAvatars(db, keys, now)
    if (gone.length > 0) await deleteAvatarKeys(env, gone)
    if (hasWrapped && (isEnd || keys.some((key) => key > start))) return
    hasWrapped ||= isEnd
    after = isEnd ? '' : (keys.at(-1) ?? '')
  }
}

async function unreferencedAvatars(db: Database, keys: string[], now: number): Promise<string[]> {
  const old = keys.flatMap((key) => {
    const photo = parseAvatarKey(key)
    return photo && photo.timestamp < now - YOUNG_MILLISECONDS ? [{ key, photo }] : []
  })
  if (old.length === 0) return []
  const rows = await listAvatarUrls(db, [...new Set(old.map(({ photo }) => photo.memberId))])
  const current = new Map(rows.map(({ id, avatarUrl }) => [id, parseAvatarUrl(avatarUrl)?.timestamp]))
  const isCurrent = ({ memberId, timestamp }: AvatarKey) => current.get(memberId) === timestamp
  return old.filter(({ photo }) => !isCurrent(photo)).map(({ key }) => key)
}

/** The picture of a report in progress isn't in any row yet; after a quarter of an hour it would be. */
const YOUNG_REPORT_MILLISECONDS = 900_000

/**
 * Deletes copies of message pictures whose report is no longer open: it was decided, withdrawn, or deleted with a member. Few
 * are kept at a time.
 */
export async function sweepReportPictures(
  env: Pick<Bindings, 'ATTACHMENTS'>,
  db: Database,
  now: number,
): Promise<void> {
  let cursor: string | null = null
  for (let page = 0; page < MOST_PAGES; page++) {
    const found: Awaited<ReturnType<typeof listReportCopies>> = await listReportCopies(env, cursor)
    const old = found.files.filter(({ uploaded }) => uploaded < now - YOUNG_REPORT_MILLISECONDS).map(({ key }) => key)
    const open = old.length > 0 ? await listReportPictureKeys(db, old) : new Set()
    const gone = old.filter((key) => !open.has(key))
    if (gone.length > 0) await deleteReportCopies(env, gone)
    cursor = found.cursor
    if (cursor === null) return
  }
}
