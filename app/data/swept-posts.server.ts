import { and, lt, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { comments, posts } from '../../drizzle/schema/posts'
import { listOf } from './sql-conditions.server'

/** Said word for word: only so does the index of what is deleted fit. */
const isSwept = (before: Date) => and(sql`${posts.state} = 'deleted'`, lt(posts.stateChangedAt, before))

/** Posts that were deleted before a moment, with their pictures. */
export const listSweptPosts = (db: Database, before: Date, limit: number) =>
  db.select({ id: posts.id, images: posts.images }).from(posts).where(isSwept(before)).limit(limit)

/** Removes posts for good, where they are deleted still, with all that hangs on them. */
export async function deletePostsForGood(db: Database, ids: string[], before: Date): Promise<void> {
  if (ids.length > 0) await db.delete(posts).where(and(sql`${posts.id} IN ${listOf(ids)}`, isSwept(before)))
}

/** Removes comments for good that were deleted before a moment. */
export async function deleteSweptComments(db: Database, before: Date): Promise<void> {
  await db.delete(comments).where(and(sql`${comments.state} = 'deleted'`, lt(comments.stateChangedAt, before)))
}

/** The keys of all pictures that these posts name, whatever becomes of the posts. */
export async function listImageKeys(db: Database, postIds: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ images: posts.images })
    .from(posts)
    .where(sql`${posts.id} IN ${listOf(postIds)}`)
  return new Set(rows.flatMap(({ images }) => images.map(({ key }) => key)))
}
