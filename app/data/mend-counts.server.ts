import { and, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../drizzle/client'
import { follows } from '../../drizzle/schema/follows'
import { comments, postLikes, posts } from '../../drizzle/schema/posts'
import { users } from '../../drizzle/schema/users'
import { listOf } from './sql-conditions.server'
import { comesAfter, nextMembers, placeBehind, type Step } from './walk.server'

// Triggers keep the counts. Should one ever be off (a copy brought back, a mistake mended by hand), a walk finds it: it counts
// the rows themselves, and writes only where they say something else. Counting and writing are one statement, so that what
// comes meanwhile is not lost.

const likes = sql`(SELECT count(*) FROM ${postLikes} WHERE post_id = ${posts.id})`
const shownComments = sql`(SELECT count(*) FROM ${comments} WHERE post_id = ${posts.id} AND state = 'shown')`
const followers = sql`(SELECT count(*) FROM ${follows} WHERE followee_id = ${users.id})`
const following = sql`(SELECT count(*) FROM ${follows} WHERE follower_id = ${users.id})`
const shownPosts = sql`(SELECT count(*) FROM ${posts} WHERE author_id = ${users.id} AND state = 'shown')`

/** Mends the likes and comments of posts that are shown, the oldest first. */
export const mendPosts =
  (db: Database): Step =>
  async (after, rows) => {
    const piece = await db
      .select({ id: posts.id, createdAt: posts.createdAt })
      .from(posts)
      .where(and(sql`${posts.state} = 'shown'`, comesAfter(after, posts.createdAt, posts.id)))
      .orderBy(posts.createdAt, posts.id)
      .limit(rows)
    const mended = await db
      .update(posts)
      .set({ likesCount: likes, commentsCount: shownComments })
      .where(
        and(isIn(piece, posts.id), or(differs(posts.likesCount, likes), differs(posts.commentsCount, shownComments))),
      )
      .returning({ id: posts.id })
    return { done: mended.length, next: placeBehind(piece, rows) }
  }

/** Mends the posts, followers and followed of members, who has been here longest first. */
export const mendMembers =
  (db: Database): Step =>
  async (after, rows) => {
    const piece = await nextMembers(db, after, rows)
    const { postsCount, followersCount, followingCount } = users
    const isOff = or(
      differs(postsCount, shownPosts),
      differs(followersCount, followers),
      differs(followingCount, following),
    )
    const mended = await db
      .update(users)
      .set({ postsCount: shownPosts, followersCount: followers, followingCount: following })
      .where(and(isIn(piece, users.id), isOff))
      .returning({ id: users.id })
    return { done: mended.length, next: placeBehind(piece, rows) }
  }

const differs = (column: SQLiteColumn, counted: SQL) => sql`${column} <> ${counted}`

const isIn = (piece: { id: string }[], id: SQLiteColumn) => sql`${id} IN ${listOf(piece.map((row) => row.id))}`
