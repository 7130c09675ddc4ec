import { and, eq } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { posts } from '../../drizzle/schema/posts'
import { users } from '../../drizzle/schema/users'
import { postVisibleTo, type Reader, stateVisibleTo } from './visible-posts.server'

/** The pictures of a post, for a reader who sees it; null for a post they do not see. */
export async function findPostImages(db: Database, reader: Reader, postId: string) {
  const [row] = await db
    .select({ images: posts.images })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(and(eq(posts.id, postId), stateVisibleTo(reader, posts), postVisibleTo(reader)))
  return row?.images ?? null
}
