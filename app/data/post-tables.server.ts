import { eq } from 'drizzle-orm'
import { comments, postLikes, posts } from '../../drizzle/schema/posts'
import type { MemberTable } from './member-table.server'

/** What the database holds of what a member wrote and liked. Tags, gates and search words go with their posts. */
export const POST_TABLES: MemberTable[] = [
  {
    table: postLikes,
    by: [postLikes.userId],
    held: {
      likes: (db, memberId) =>
        db
          .select({ postId: postLikes.postId, createdAt: postLikes.createdAt })
          .from(postLikes)
          .where(eq(postLikes.userId, memberId))
          .orderBy(postLikes.createdAt),
    },
  },
  {
    table: comments,
    by: [comments.authorId],
    held: {
      comments: (db, memberId) =>
        db
          .select({
            postId: comments.postId,
            content: comments.content,
            state: comments.state,
            createdAt: comments.createdAt,
            editedAt: comments.editedAt,
          })
          .from(comments)
          .where(eq(comments.authorId, memberId))
          .orderBy(comments.createdAt),
    },
  },
  {
    table: posts,
    by: [posts.authorId],
    held: {
      posts: (db, memberId) =>
        db
          .select({
            id: posts.id,
            content: posts.content,
            images: posts.images,
            tags: posts.tags,
            hdContext: posts.hdContext,
            visibility: posts.visibility,
            commentPolicy: posts.commentPolicy,
            likesCount: posts.likesCount,
            commentsCount: posts.commentsCount,
            state: posts.state,
            createdAt: posts.createdAt,
            editedAt: posts.editedAt,
          })
          .from(posts)
          .where(eq(posts.authorId, memberId))
          .orderBy(posts.createdAt),
    },
  },
]
