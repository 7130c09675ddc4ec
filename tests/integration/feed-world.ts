import { env } from 'cloudflare:workers'
import type { FeedPost, FeedQuery } from '~/features/feed/feed'
import { loadFeed } from '~/features/feed/load-feed.server'
import { createDatabase } from '../../drizzle/client'
import { posts } from '../../drizzle/schema/posts'
import type { users } from '../../drizzle/schema/users'
import { member } from './members'
import { runSql } from './run-sql'

export const db = createDatabase(env.DB)

/** A member as the verbs and page models of the feed know them. */
export async function reader(change: Partial<typeof users.$inferInsert> = {}) {
  const row = await member(change)
  return { ...row, role: row.role, suspendedUntil: row.suspendedUntil }
}
export type FeedReader = Awaited<ReturnType<typeof reader>>

let written = 0

/** A post as a row alone. */
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

export async function connect(one: { id: string }, other: { id: string }) {
  const [low, high] = [one.id, other.id].sort()
  await runSql(
    "INSERT INTO connections (low_id, high_id, status, requester_id) VALUES (?, ?, 'connected', ?)",
    ...[low, high, one.id],
  )
}

export const block = (one: { id: string }, other: { id: string }) =>
  runSql('INSERT INTO blocks (blocker_id, blocked_id) VALUES (?, ?)', one.id, other.id)

export const follow = (one: { id: string }, other: { id: string }) =>
  runSql('INSERT INTO follows (follower_id, followee_id) VALUES (?, ?)', one.id, other.id)

export const mute = (one: { id: string }, other: { id: string }, until: number | null = null) =>
  runSql('INSERT INTO mutes (muter_id, muted_id, until) VALUES (?, ?, ?)', one.id, other.id, until)

/** Every page of a feed, to its end. */
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

/** The posts of a feed by their ids, page by page. */
export const walkFeed = async (viewer: FeedReader, query: FeedQuery) =>
  (await walkPosts(viewer, query)).map((page) => page.map(({ id }) => id))
