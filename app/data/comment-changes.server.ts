import { and, eq, gt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { comments, posts } from '../../drizzle/schema/posts'
import { selectComment } from './comments.server'
import { stateBefore } from './post-changes.server'

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
      .where(canComeBack(memberId, commentId, deletedAfter)),
    selectComment(db, { id: memberId, isModerator: false }, commentId),
  ])
  return row && [row.author.id, row.postAuthorId].includes(memberId) ? row : null
}

/** Whether a comment can be brought back by whoever deleted it after a moment. */
export async function isCommentUndoable(db: Database, memberId: string, commentId: string, deletedAfter: Date) {
  const found = await db
    .select({ id: comments.id })
    .from(comments)
    .where(canComeBack(memberId, commentId, deletedAfter))
  return found.length > 0
}

const canComeBack = (memberId: string, commentId: string, deletedAfter: Date) =>
  and(
    eq(comments.id, commentId),
    eq(comments.state, 'deleted'),
    gt(comments.stateChangedAt, deletedAfter),
    or(
      and(eq(comments.deletedBy, 'author'), eq(comments.authorId, memberId)),
      and(eq(comments.deletedBy, 'host'), isHosted(memberId), isNotApart(memberId)),
    ),
  )
