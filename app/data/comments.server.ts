import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { comments, posts } from '../../drizzle/schema/posts'
import { users } from '../../drizzle/schema/users'
import type { ListCursor } from '../domain/community/list-cursor'
import { commentNotice, replyNotices } from './notifications/notices.server'
import {
  directoryColumns,
  isBlockedFor,
  isNotMutedBy,
  mayComment,
  postVisibleTo,
  profileVisibleTo,
  type Reader,
  stateVisibleTo,
} from './visibility.server'

// Comments: `users` is whoever commented here, and `posts` what they commented on.

/**
 * Whose comments are shown: of whoever has a profile the reader sees, and to the author of the post, whose guests they are,
 * of everybody there. Of the second no more than a name is told.
 */
const commenterVisibleTo = (reader: Reader) =>
  reader === null
    ? profileVisibleTo(null)
    : sql`(${profileVisibleTo(reader.id)} OR (${posts.authorId} = ${reader.id} AND ${users.isActive} = 1
        AND NOT ${isBlockedFor(reader.id)}))`

function commentColumns(reader: Reader) {
  const viewerId = reader?.id ?? null
  const { username, fullName, isVerified } = users
  // Every column has a name of its own: the rows of a batch come by names.
  const id = sql<string>`${users.id}`.as('user_id')
  const directory = directoryColumns(viewerId)
  const hdType = directory.hdType.as('shown_type')
  const isTimeUncertain = directory.isTimeUncertain.as('time_uncertain')
  const avatarUrl = sql<string | null>`CASE WHEN ${profileVisibleTo(viewerId)} THEN ${users.avatarUrl} END`.as('photo')
  return {
    id: comments.id,
    postId: comments.postId,
    author: { id, username, fullName, avatarUrl, hdType, isTimeUncertain, isVerified },
    content: comments.content,
    state: comments.state,
    editedAt: comments.editedAt,
    createdAt: comments.createdAt,
    isAuthorIndexed: users.isIndexed,
    postAuthorId: sql<string>`${posts.authorId}`.as('host_id'),
  }
}

function select(db: Database, reader: Reader, which: SQL | undefined) {
  return db
    .select(commentColumns(reader))
    .from(comments)
    .crossJoin(posts)
    .crossJoin(users)
    .where(
      and(
        which,
        stateVisibleTo(reader, comments),
        eq(posts.id, comments.postId),
        eq(users.id, comments.authorId),
        commenterVisibleTo(reader),
      ),
    )
}

/** The comments of a post that a reader sees (which is asked elsewhere), the oldest first. */
export function listComments(
  db: Database,
  reader: Reader,
  postId: string,
  { cursor, limit, now }: { cursor: ListCursor | null; limit: number; now: number },
) {
  const after = cursor && sql`(${comments.createdAt}, ${comments.id}) > (${cursor.at}, ${cursor.id})`
  const isHeard = reader ? isNotMutedBy(reader.id, now) : undefined
  return select(db, reader, and(eq(comments.postId, postId), after ?? undefined, isHeard))
    .orderBy(comments.createdAt, comments.id)
    .limit(limit)
}

/** One comment, as a list of one or none. */
export const selectComment = (db: Database, reader: Reader, commentId: string) =>
  select(db, reader, eq(comments.id, commentId))

export type CommentRow = Awaited<ReturnType<typeof selectComment>>[number]

export type NewComment = { id: string; postId: string; content: string; createdAt: Date }

/**
 * Writes a comment where the member sees the post and its author lets them, all asked within the statement that writes; the
 * author is told, and who commented before. Gives the member's comment that has its id then, which may have been there
 * before, null where there is none, and who was told.
 */
export async function insertComment(
  db: Database,
  reader: NonNullable<Reader>,
  { id, postId, content, createdAt }: NewComment,
) {
  const isOpen = and(eq(posts.id, postId), sql`${posts.state} = 'shown'`, postVisibleTo(reader), mayComment(reader.id))
  const notice = { commentId: id, now: createdAt }
  const [, toAuthor, toOthers, [row]] = await db.batch([
    db
      .insert(comments)
      .select(
        // Every column, in the order of the table.
        sql`SELECT ${id}, ${posts.id}, ${reader.id}, ${content}, 'shown', NULL, NULL, NULL, ${createdAt.getTime()}
          FROM ${posts} JOIN ${users} ON ${users.id} = ${posts.authorId} WHERE ${isOpen}`,
      )
      .onConflictDoNothing(),
    commentNotice(db, notice),
    replyNotices(db, notice),
    selectComment(db, reader, id),
  ])
  const isTheirs = row?.author.id === reader.id && row.postId === postId
  return { row: isTheirs ? row : null, told: [...toAuthor, ...toOthers] }
}
