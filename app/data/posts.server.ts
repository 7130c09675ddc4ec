import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { type PostImage, postGates, posts, postTags } from '../../drizzle/schema/posts'
import { users } from '../../drizzle/schema/users'
import { gatesOf } from '../domain/community/context-gates'
import type { HdContext } from '../domain/community/hd-context'
import type { CommentPolicy, PostVisibility } from '../domain/community/post-settings'
import { tagKey } from '../domain/community/tags'
import { selectPost } from './feeds.server'
import { indexPost } from './search/search-index.server'

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
export async function findPostStanding(db: Database, postId: string) {
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
