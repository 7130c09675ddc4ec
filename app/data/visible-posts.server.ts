import { type SQL, sql } from 'drizzle-orm'
import { follows } from '../../drizzle/schema/follows'
import { mutedWords, mutes } from '../../drizzle/schema/mutes'
import { type comments, postLikes, posts } from '../../drizzle/schema/posts'
import { users } from '../../drizzle/schema/users'
import type { TypeCode } from '../domain/human-design/codes'
import { chartOpenTo, isConnectedTo, profileVisibleTo, timeUncertainColumn } from './visible-members.server'

// Who sees which posts, as conditions over `posts` and `users` (the author) of one query. A post has the privacy of its
// author's profile, and its own circle within it.

/** Who reads; null is a visitor. Moderators are shown what is hidden, where they may see it. */
export type Reader = { id: string; isModerator: boolean } | null

const idOf = (reader: Reader) => reader?.id ?? null

/** Where a post is for this reader's eyes, whatever its state. */
export function postVisibleTo(reader: Reader) {
  if (reader === null) return sql`(${posts.visibility} = 'public' AND ${profileVisibleTo(null)})`
  return sql`(${profileVisibleTo(reader.id)} AND ${isInCircle(reader.id)})`
}

/** Where a viewer is among those the author wrote for, given that they see the author's profile. */
export const isInCircle = (viewerId: string) => sql`(${posts.visibility} IN ('public', 'community')
  OR ${users.id} = ${viewerId} OR (${posts.visibility} = 'connections' AND ${isConnectedTo(viewerId)}))`

/**
 * A condition about the author in a list of posts, bound to the post it is asked for. By itself it would make the database,
 * once it has statistics of its tables, read all members before the first post, for a filter (Bloom's) in front of the join.
 */
export const ofAuthor = (condition: SQL | undefined) =>
  sql`iif(${users.id} = ${posts.authorId}, ${condition ?? sql`1`}, 0)`

/** Where something is shown, or hidden from all but its author and moderators. */
export function stateVisibleTo(reader: Reader, { state, authorId }: typeof posts | typeof comments) {
  if (reader === null) return sql`${state} = 'shown'`
  if (reader.isModerator) return sql`${state} IN ('shown', 'hidden')`
  return sql`(${state} = 'shown' OR (${state} = 'hidden' AND ${authorId} = ${reader.id}))`
}

/** Where a viewer has not muted the author at this moment. */
export const isNotMutedBy = (viewerId: string, now: number) => sql`NOT EXISTS (SELECT 1 FROM ${mutes}
  WHERE muter_id = ${viewerId} AND muted_id = ${users.id} AND (until IS NULL OR until > ${now}))`

// Every column has a name of its own: the rows of a batch come by names.

/** An author whose profile this reader sees. */
export function authorColumns(reader: Reader) {
  const { username, fullName, avatarUrl, isVerified } = users
  const id = sql<string>`${users.id}`.as('user_id')
  const hdType = sql<TypeCode | null>`CASE WHEN ${chartOpenTo(idOf(reader))} THEN ${users.hdType} END`.as('shown_type')
  const isTimeUncertain = timeUncertainColumn(idOf(reader), chartOpenTo(idOf(reader))).as('time_uncertain')
  return { id, username, fullName, avatarUrl, hdType, isTimeUncertain, isVerified }
}

const hasLiked = (viewerId: string) =>
  sql`EXISTS (SELECT 1 FROM ${postLikes} WHERE post_id = ${posts.id} AND user_id = ${viewerId})`

const hasMutedWords = (viewerId: string) => sql`EXISTS (SELECT 1 FROM ${mutedWords} WHERE user_id = ${viewerId})`

/** The words this reader does not want to read, in the form words are compared in; none of a visitor. */
export const mutedWordsOf = (reader: Reader) =>
  sql<string[]>`(SELECT json_group_array(word_key) FROM ${mutedWords} WHERE user_id = ${idOf(reader)})`
    .mapWith(JSON.parse)
    .as('muted_words')

/** Where the author lets this member comment, given that they read the post. */
export const mayComment = (viewerId: string) => sql`(${posts.authorId} = ${viewerId} OR CASE ${posts.commentPolicy}
  WHEN 'everyone' THEN 1
  WHEN 'following' THEN EXISTS (SELECT 1 FROM ${follows} WHERE follower_id = ${users.id} AND followee_id = ${viewerId})
  WHEN 'connections' THEN ${isConnectedTo(viewerId)}
  ELSE 0 END)`

/** All that a page shows of a post, and what this reader is to it. */
export function postColumns(reader: Reader) {
  const ifMember = (name: string, condition: (viewerId: string) => SQL) =>
    sql`${reader === null ? sql`0` : condition(reader.id)}`.mapWith(Boolean).as(name)
  return {
    id: posts.id,
    author: authorColumns(reader),
    content: posts.content,
    images: posts.images,
    tags: posts.tags,
    hdContext: posts.hdContext,
    visibility: posts.visibility,
    commentPolicy: posts.commentPolicy,
    likesCount: posts.likesCount,
    commentsCount: posts.commentsCount,
    state: posts.state,
    editedAt: posts.editedAt,
    createdAt: posts.createdAt,
    isLiked: ifMember('is_liked', hasLiked),
    mayComment: ifMember('may_comment', mayComment),
    /** Whether the reader has muted words at all: most have none, and need no second question. */
    hasMutedWords: ifMember('has_muted_words', hasMutedWords),
  }
}
