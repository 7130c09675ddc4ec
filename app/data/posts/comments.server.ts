import { and, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { blocks } from '../../../drizzle/schema/blocks'
import { comments, posts } from '../../../drizzle/schema/posts'
import { users } from '../../../drizzle/schema/users'
import { COMMENTS_PAGE_SIZE } from '../../domain/community/limits'
import type { ListCursor } from '../../domain/community/search/list-cursor'
import { commentNotice, replyNotices } from '../notifications/notices.server'
import {
  directoryColumns,
  isBlockedFor,
  isNotMutedBy,
  mayComment,
  postVisibleTo,
  profileVisibleTo,
  type Reader,
  stateVisibleTo,
} from '../visibility.server'
import { stateBefore } from './posts.server'

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
  const isUnmuted = reader ? isNotMutedBy(reader.id, now) : undefined
  return select(db, reader, and(eq(comments.postId, postId), after ?? undefined, isUnmuted))
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
 * author and earlier commenters are notified. Returns the member's comment with this id, which may have been there
 * before, null where there is none, and the notifications it inserted.
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
  return { row: isTheirs ? row : null, notified: [...toAuthor, ...toOthers] }
}

/** Behind which comment a page of a post's comments begins with this one; null where it stands on the first page. */
export async function findCommentPlace(db: Database, postId: string, commentId: string): Promise<ListCursor | null> {
  const before = await db.all<ListCursor>(sql`SELECT created_at AS at, id FROM ${comments}
    WHERE post_id = ${postId} AND state = 'shown'
      AND (created_at, id) < (SELECT created_at, id FROM ${comments} WHERE id = ${commentId})
    ORDER BY created_at DESC, id DESC LIMIT ${COMMENTS_PAGE_SIZE}`)
  return before.length < COMMENTS_PAGE_SIZE ? null : (before[0] ?? null)
}

// What is done to comments that are there, by whoever wrote them (`author`) or under whose post they stand (`host`).

const isOwn = (memberId: string, commentId: string) => and(eq(comments.id, commentId), eq(comments.authorId, memberId))

const isHosted = (memberId: string) =>
  sql`EXISTS (SELECT 1 FROM ${posts} WHERE ${posts.id} = ${comments.postId} AND ${posts.authorId} = ${memberId})`

/** Where there is no block between a member and whoever commented: neither sees the comment then, nor can bring it back. */
const isNotApart = (memberId: string) => sql`NOT EXISTS (SELECT 1 FROM ${blocks}
  WHERE (blocker_id = ${memberId} AND blocked_id = ${comments.authorId})
    OR (blocker_id = ${comments.authorId} AND blocked_id = ${memberId}))`

/** Changes the words of a member's own comment and gives it; null where there is none of theirs. The same words change nothing. */
export async function updateComment(db: Database, memberId: string, commentId: string, content: string, now: Date) {
  const [, [row]] = await db.batch([
    db
      .update(comments)
      .set({ content, editedAt: now })
      .where(and(isOwn(memberId, commentId), ne(comments.state, 'deleted'), ne(comments.content, content))),
    selectComment(db, { id: memberId, isModerator: false }, commentId),
  ])
  return row?.author.id === memberId ? row : null
}

/** Takes away a member's own comment, or one under their post; gives the post's author, null where there is none. Done twice it is the same. */
export async function markCommentDeleted(db: Database, memberId: string, commentId: string, now: Date) {
  const mayDelete = and(eq(comments.id, commentId), or(eq(comments.authorId, memberId), isHosted(memberId)))
  const [, [found]] = await db.batch([
    db
      .update(comments)
      .set({
        state: 'deleted',
        stateChangedAt: now,
        deletedBy: sql`CASE ${comments.authorId} WHEN ${memberId} THEN 'author' ELSE 'host' END`,
      })
      .where(and(mayDelete, ne(comments.state, 'deleted'))),
    db.select({ id: posts.authorId }).from(comments).innerJoin(posts, eq(posts.id, comments.postId)).where(mayDelete),
  ])
  return found ?? null
}

/** Brings back a comment for whoever deleted it after a moment, and gives it; null where there is none for them. */
export async function restoreComment(db: Database, memberId: string, commentId: string, deletedAfter: Date, now: Date) {
  const [, [row]] = await db.batch([
    db
      .update(comments)
      .set({ state: stateBefore('comment', comments), stateChangedAt: now, deletedBy: null })
      .where(canRestore(memberId, commentId, deletedAfter)),
    selectComment(db, { id: memberId, isModerator: false }, commentId),
  ])
  return row && [row.author.id, row.postAuthorId].includes(memberId) ? row : null
}

/** Whether a comment can be brought back by whoever deleted it after a moment. */
export async function isCommentUndoable(db: Database, memberId: string, commentId: string, deletedAfter: Date) {
  const found = await db
    .select({ id: comments.id })
    .from(comments)
    .where(canRestore(memberId, commentId, deletedAfter))
  return found.length > 0
}

const canRestore = (memberId: string, commentId: string, deletedAfter: Date) =>
  and(
    eq(comments.id, commentId),
    eq(comments.state, 'deleted'),
    gt(comments.stateChangedAt, deletedAfter),
    or(
      and(eq(comments.deletedBy, 'author'), eq(comments.authorId, memberId)),
      and(eq(comments.deletedBy, 'host'), isHosted(memberId), isNotApart(memberId)),
    ),
  )
