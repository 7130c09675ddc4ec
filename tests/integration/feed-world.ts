import { env } from 'cloudflare:workers'
import type { FeedPost, FeedQuery } from '~/features/feed/feed'
import { loadFeed } from '~/features/feed/load-feed.server'
import { createDatabase } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { follows } from '../../drizzle/schema/follows'
import { mutes } from '../../drizzle/schema/mutes'
import { posts } from '../../drizzle/schema/posts'
import type { users } from '../../drizzle/schema/users'
import { connectMembers, member } from './members'
import { insertRow } from './rows'

export const db = createDatabase(env.DB)

/** A member as the feed's functions take them. */
export async function reader(change: Partial<typeof users.$inferInsert> = {}) {
  const row = await member(change)
  return { ...row, role: row.role, suspendedUntil: row.suspendedUntil }
}
export type FeedReader = Awaited<ReturnType<typeof reader>>

let written = 0

/** Inserts a post. */
export async function post(author: { id: string }, change: Partial<typeof posts.$inferInsert> = {}) {
  const [row] = await db
    .insert(posts)
    .values({
      id: crypto.randomUUID(),
      authorId: author.id,
      content: `Post ${++written}`,
      createdAt: new Date(1_700_000_000_000 + written),
      ...change,
    })
    .returning()
  return row!
}

export const connect = (one: { id: string }, other: { id: string }) => connectMembers(one.id, other.id)

export const block = (one: { id: string }, other: { id: string }) =>
  insertRow(blocks, { blockerId: one.id, blockedId: other.id })

export const follow = (one: { id: string }, other: { id: string }) =>
  insertRow(follows, { followerId: one.id, followeeId: other.id })

export const mute = (one: { id: string }, other: { id: string }, until: number | null = null) =>
  insertRow(mutes, { muterId: one.id, mutedId: other.id, until: until === null ? null : new Date(until) })

/** All pages of a feed. */
export async function walkPosts(viewer: FeedReader, query: FeedQuery) {
  const pages: FeedPost[][] = []
  let cursor: string | null = null
  do {
    const page = await loadFeed({ db }, viewer, query, cursor)
    pages.push(page.items)
    cursor = page.nextCursor
  } while (cursor && pages.length < 50)
  return pages
}

/** The ids of a feed's posts, by page. */
export const walkFeed = async (viewer: FeedReader, query: FeedQuery) =>
  (await walkPosts(viewer, query)).map((page) => page.map(({ id }) => id))
