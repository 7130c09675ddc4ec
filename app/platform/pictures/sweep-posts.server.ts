import type { Database } from '../../../drizzle/client'
import { deletePostsForGood, deleteSweptComments, listImageKeys, listSweptPosts } from '../../data/posts/posts.server'
import { UNDO_HOURS } from '../../domain/community/limits'
import { parsePostImageKey } from '../../domain/community/posts/post-image-key'
import type { Bindings } from '../server/env.server'
import { deletePostImages, listPostImages } from './post-images.server'

const HOUR_MILLISECONDS = 3_600_000

/** As many as one run surely ends; the rest waits for the next one. */
const POSTS_AT_ONCE = 100
const ROUNDS = 10

/**
 * Removes posts and comments that were deleted so long ago that nobody can bring them back, an hour later for whoever does so
 * at the last moment. The pictures go first: the row is what a later run finds them by when this one breaks.
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

/** Pages of a thousand files that one run looks at. */
const MOST_PAGES = 5

/** A post on its way has pictures that no row names yet; after an hour none is. */
const YOUNG_MILLISECONDS = HOUR_MILLISECONDS

/**
 * Takes out of the bucket what no post names: pictures of posts that were not written in the end. Each run begins at another
 * member, so that all are met however many there are.
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
    await deletePostImages(env, await unnamed(db, old))
    if (hasWrapped && (isEnd || files.some(({ key }) => key > start))) return
    hasWrapped ||= isEnd
    after = isEnd ? '' : (files.at(-1)?.key ?? '')
  }
}

async function unnamed(db: Database, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const postIds = new Set(keys.flatMap((key) => parsePostImageKey(key)?.postId ?? []))
  const named = await listImageKeys(db, [...postIds])
  return keys.filter((key) => !named.has(key))
}
