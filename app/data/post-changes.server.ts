import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { appeals, moderationActions } from '../../drizzle/schema/moderation'
import { type comments, posts, postTags } from '../../drizzle/schema/posts'
import type { CommentPolicy, PostVisibility } from '../domain/community/post-settings'
import { tagKey } from '../domain/community/tags'
import { selectPost } from './feeds.server'
import { indexPost } from './search/search-index.server'

// What authors do to posts that are there. Whose they are stands in every `where`; a batch ends with how the post is then.

export type PostEdit = {
  content: string
  tags: string[]
  visibility?: PostVisibility
  commentPolicy?: CommentPolicy
}

/** Changes a post of the author and gives it; null where there is none of theirs. The same words again change nothing. */
export async function updatePost(
  db: Database,
  authorId: string,
  postId: string,
  { content, tags, visibility, commentPolicy }: PostEdit,
  now: Date,
) {
  const isOwn = and(eq(posts.id, postId), eq(posts.authorId, authorId), ne(posts.state, 'deleted'))
  const ownIds = sql`(SELECT ${posts.id} FROM ${posts} WHERE ${isOwn})`
  const isChanged = sql`${posts.content} IS NOT ${content} OR ${posts.tags} IS NOT ${JSON.stringify(tags)}`
  const results = await db.batch([
    db
      .update(posts)
      .set({
        content,
        tags,
        visibility,
        commentPolicy,
        editedAt: sql`CASE WHEN ${isChanged} THEN ${now.getTime()} ELSE ${posts.editedAt} END`,
      })
      .where(isOwn),
    db.delete(postTags).where(sql`${postTags.postId} IN ${ownIds}`),
    db.insert(postTags).select(sql`SELECT tag.value, ${posts.id}, ${posts.createdAt}
      FROM ${posts}, json_each(${JSON.stringify(tags.map(tagKey))}) AS tag WHERE ${isOwn}`),
    selectPost(db, { id: authorId, isModerator: false }, postId),
    ...indexPost(db, { id: postId, authorId, content, tags }),
  ])
  const [row] = results[3]
  return row?.author.id === authorId ? row : null
}

/** Takes a post of the author away; false where there is none of theirs. Taken away twice it is the same. */
export async function markPostDeleted(db: Database, authorId: string, postId: string, now: Date): Promise<boolean> {
  const isOwn = and(eq(posts.id, postId), eq(posts.authorId, authorId))
  const [, found] = await db.batch([
    db
      .update(posts)
      .set({ state: 'deleted', stateChangedAt: now })
      .where(and(isOwn, ne(posts.state, 'deleted'))),
    db.select({ id: posts.id }).from(posts).where(isOwn),
  ])
  return found.length > 0
}

/** Brings back a post that its author deleted after a moment, and gives it; null where there is none of theirs to be seen. */
export async function restorePost(db: Database, authorId: string, postId: string, deletedAfter: Date, now: Date) {
  const results = await db.batch([
    db
      .update(posts)
      .set({ state: stateBefore('post', posts), stateChangedAt: now })
      .where(canComeBack(authorId, postId, deletedAfter)),
    selectPost(db, { id: authorId, isModerator: false }, postId),
  ])
  const [row] = results[1]
  return row?.author.id === authorId ? row : null
}

/** Whether a post can be brought back by its author, who deleted it after a moment. */
export async function isPostUndoable(db: Database, authorId: string, postId: string, deletedAfter: Date) {
  const found = await db
    .select({ id: posts.id })
    .from(posts)
    .where(canComeBack(authorId, postId, deletedAfter))
  return found.length > 0
}

const canComeBack = (authorId: string, postId: string, deletedAfter: Date) =>
  and(
    eq(posts.id, postId),
    eq(posts.authorId, authorId),
    eq(posts.state, 'deleted'),
    gt(posts.stateChangedAt, deletedAfter),
  )

/**
 * How something was before it was deleted: hidden, where that was the last word of the moderators or of the reports, and no
 * appeal against it was granted since. Deleting and bringing back is no way around them.
 */
export const stateBefore = (kind: 'post' | 'comment', { id, authorId }: typeof posts | typeof comments) => sql<
  'shown' | 'hidden'
>`CASE (SELECT CASE WHEN last.action = 'restore' OR ${wasGrantedAfter(kind)} THEN 'shown' ELSE 'hidden' END
    FROM ${moderationActions} AS last
    WHERE last.member_id = ${authorId} AND last.subject_kind = ${kind} AND last.subject_id = ${id}
      AND last.action IN ('auto_hide', 'hide', 'restore')
    ORDER BY last.created_at DESC, last.rowid DESC LIMIT 1) WHEN 'hidden' THEN 'hidden' ELSE 'shown' END`

/** Whether an appeal against hiding the subject of `last` was granted when that stood, or later. */
const wasGrantedAfter = (kind: 'post' | 'comment') => sql`EXISTS (SELECT 1 FROM ${appeals} AS p
  JOIN ${moderationActions} AS a ON a.id = p.action_id
  WHERE p.member_id = last.member_id AND p.status = 'granted' AND p.decided_at >= last.created_at
    AND a.action IN ('auto_hide', 'hide') AND a.subject_kind = ${kind} AND a.subject_id = last.subject_id)`
