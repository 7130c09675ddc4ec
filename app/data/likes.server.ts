import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { postLikes, posts } from '../../drizzle/schema/posts'
import { users } from '../../drizzle/schema/users'
import { likeNotice } from './notifications/notices.server'
import { postVisibleTo, type Reader } from './visibility.server'

type Like = { reader: NonNullable<Reader>; postId: string }

/** How a post is liked, for a reader who sees it, as a list of one or none. */
function selectLikes(db: Database, { reader, postId }: Like) {
  const isLiked = sql`EXISTS (SELECT 1 FROM ${postLikes} WHERE post_id = ${posts.id} AND user_id = ${reader.id})`
  return db
    .select({ likesCount: posts.likesCount, isLiked: isLiked.mapWith(Boolean).as('is_liked') })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(isLikeable({ reader, postId }))
}

const isLikeable = ({ reader, postId }: Like) =>
  and(eq(posts.id, postId), sql`${posts.state} = 'shown'`, postVisibleTo(reader))

/**
 * Likes a post the reader sees, which may have been done before; its author is told the first time. Gives how it is liked
 * then, null for a post they do not see, and who was told.
 */
export async function insertLike(db: Database, like: Like, now: Date) {
  const { reader, postId } = like
  const [, told, [likes]] = await db.batch([
    db
      .insert(postLikes)
      .select(
        sql`SELECT ${posts.id}, ${reader.id}, ${now.getTime()} FROM ${posts} JOIN ${users} ON ${users.id} = ${posts.authorId}
          WHERE ${isLikeable(like)}`,
      )
      .onConflictDoNothing(),
    likeNotice(db, { postId, memberId: reader.id, now }),
    selectLikes(db, like),
  ])
  return { likes: likes ?? null, told }
}

/** Takes a like back, also from a post the reader does not see any more. Where there was none, nothing changes. */
export async function deleteLike(db: Database, like: Like) {
  const [gone, authors, [likes]] = await db.batch([
    db
      .delete(postLikes)
      .where(and(eq(postLikes.postId, like.postId), eq(postLikes.userId, like.reader.id)))
      .returning({ postId: postLikes.postId }),
    db.select({ userId: posts.authorId }).from(posts).where(eq(posts.id, like.postId)),
    selectLikes(db, like),
  ])
  return { likes: likes ?? null, told: gone.length > 0 ? authors : [] }
}
