import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { posts } from '../../drizzle/schema/posts'
import { users } from '../../drizzle/schema/users'
import { isCase } from './moderation/moderation-conditions.server'
import { postVisibleTo, type Reader, stateVisibleTo } from './visibility.server'

/**
 * The pictures of a post, for a reader who sees it, and for a moderator where it was reported or acted on; null for a post
 * they do not see.
 */
export async function findPostImages(db: Database, reader: Reader, postId: string) {
  const isJudged = reader?.isModerator ? isCase('post', sql`${posts.id}`, sql`${posts.authorId}`) : undefined
  const [row] = await db
    .select({ images: posts.images })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(and(eq(posts.id, postId), stateVisibleTo(reader, posts), or(postVisibleTo(reader), isJudged)))
  return row?.images ?? null
}
