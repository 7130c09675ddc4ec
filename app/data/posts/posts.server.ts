import { and, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { appeals, moderationActions } from '../../../drizzle/schema/moderation'
import { comments, type PostImage, postGates, postLikes, posts, postTags } from '../../../drizzle/schema/posts'
import { users } from '../../../drizzle/schema/users'
import { gatesOf } from '../../domain/community/posts/context-gates'
import type { HdContext } from '../../domain/community/posts/hd-context'
import type { CommentPolicy, PostVisibility } from '../../domain/community/posts/post-settings'
import { tagKey } from '../../domain/community/posts/tags'
import { isCase } from '../moderation/moderation-conditions.server'
import { likeNotice } from '../notifications/notices.server'
import { indexPost } from '../search/search.server'
import { listOf } from '../sql.server'
import { postVisibleTo, type Reader, stateVisibleTo } from '../visibility.server'
import { selectPost } from './feeds.server'

export type NewPost = {
  id: string
  authorId: string
  content: string
  images: PostImage[]
  tags: string[]
  hdContext: HdContext | null
  visibility: PostVisibility
  commentPolicy: CommentPolicy
  createdAt: Date
}

/** Whose a post is, and how it stands, whoever asks; null when there is none. */
export async function findPostState(db: Database, postId: string) {
  const [row] = await db
    .select({ authorId: posts.authorId, state: posts.state, images: posts.images })
    .from(posts)
    .where(eq(posts.id, postId))
  return row ?? null
}

/**
 * Writes a post with its tags, gates and the words it is found by in one transaction, and gives the post that has its id
 * then: this one, or, where the id was taken, the one of the same author that was there before; null where it is another's.
 */
export async function insertPost(db: Database, post: NewPost) {
  const { id, authorId } = post
  const gates = post.hdContext ? gatesOf(post.hdContext) : []
  const results = await db.batch([
    db
      .insert(posts)
      .values({ ...post, authorType: sql`(SELECT ${users.hdType} FROM ${users} WHERE ${users.id} = ${authorId})` })
      .onConflictDoNothing(),
    db
      .insert(postTags)
      .select(forOwn(post.tags.map(tagKey), post))
      .onConflictDoNothing(),
    db.insert(postGates).select(forOwn(gates, post)).onConflictDoNothing(),
    selectPost(db, { id: authorId, isModerator: false }, id),
    ...indexPost(db, post),
  ])
  const [row] = results[3]
  return row?.author.id === authorId ? row : null
}

/** A row for each value, of the post as it was written by exactly this attempt. */
const forOwn = (
  values: (string | number)[],
  { id, authorId, createdAt }: Pick<NewPost, 'id' | 'authorId' | 'createdAt'>,
) =>
  sql`SELECT each_value.value, ${posts.id}, ${posts.createdAt}
    FROM ${posts}, json_each(${JSON.stringify(values)}) AS each_value
    WHERE ${posts.id} = ${id} AND ${posts.authorId} = ${authorId} AND ${posts.createdAt} = ${createdAt.getTime()}`

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
      .where(canRestore(authorId, postId, deletedAfter)),
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
    .where(canRestore(authorId, postId, deletedAfter))
  return found.length > 0
}

const canRestore = (authorId: string, postId: string, deletedAfter: Date) =>
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
 * Likes a post the reader sees, which may have been done before; its author is notified the first time. Returns its likes
 * after that, null for a post they do not see, and the notifications it inserted.
 */
export async function insertLike(db: Database, like: Like, now: Date) {
  const { reader, postId } = like
  const [, notified, [likes]] = await db.batch([
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
  return { likes: likes ?? null, notified }
}

/**
 * Takes a like back, also from a post the reader does not see any more. Where there was none, nothing changes. `notified`: the
 * author, without a notification: one about the like may be withdrawn.
 */
export async function deleteLike(db: Database, like: Like) {
  const [gone, authors, [likes]] = await db.batch([
    db
      .delete(postLikes)
      .where(and(eq(postLikes.postId, like.postId), eq(postLikes.userId, like.reader.id)))
      .returning({ postId: postLikes.postId }),
    db.select({ userId: posts.authorId }).from(posts).where(eq(posts.id, like.postId)),
    selectLikes(db, like),
  ])
  return { likes: likes ?? null, notified: gone.length > 0 ? authors : [] }
}

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
