import { and, count, countDistinct, desc, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../drizzle/client'
import { follows } from '../../drizzle/schema/follows'
import { comments, postLikes, posts, postTags } from '../../drizzle/schema/posts'
import { siteCounts } from '../../drizzle/schema/site-counts'
import { users } from '../../drizzle/schema/users'
import { ACTIVE_DAYS, type CommunityCounts, NEW_DAYS, TAGS_SHOWN } from '../domain/community/community-counts'
import { listOf } from './sql.server'
import { comesAfter, nextMembers, placeBehind, type Step } from './walk.server'

const DAY_MILLISECONDS = 86_400_000
const COMMUNITY = 'community'

/** The figures of the whole site and when they were counted, as columns for a query of something else: one row by its key. */
export const communityColumns = {
  communityCounts: sql<CommunityCounts | null>`(SELECT value FROM ${siteCounts} WHERE name = ${COMMUNITY})`.mapWith(
    (value: string) => JSON.parse(value) as CommunityCounts | null,
  ),
  communityCountedAt: sql<number | null>`(SELECT counted_at FROM ${siteCounts} WHERE name = ${COMMUNITY})`,
}

/**
 * Counts the community anew where that was last done longer ago than `olderThan` milliseconds, or never. Of several who ask
 * at once one counts: whoever moves the time on.
 */
export async function recountCommunity(db: Database, now: number, olderThan: number): Promise<void> {
  const [claimed] = await db
    .insert(siteCounts)
    .values({ name: COMMUNITY, value: sql`'null'`, countedAt: new Date(now) })
    .onConflictDoUpdate({
      target: siteCounts.name,
      set: { countedAt: new Date(now) },
      setWhere: lte(siteCounts.countedAt, new Date(now - olderThan)),
    })
    .returning({ name: siteCounts.name })
  if (!claimed) return
  const value = await countCommunity(db, now)
  await db.update(siteCounts).set({ value }).where(eq(siteCounts.name, COMMUNITY))
}

async function countCommunity(db: Database, now: number): Promise<CommunityCounts> {
  const since = (days: number) => new Date(now - days * DAY_MILLISECONDS)
  const [[active], [joined], tags] = await db.batch([
    db
      .select({ members: count() })
      .from(users)
      .where(and(gt(users.lastActiveAt, since(ACTIVE_DAYS)), eq(users.isActive, true))),
    db
      .select({ members: count() })
      .from(users)
      .where(and(gt(users.createdAt, since(NEW_DAYS)), eq(users.isActive, true))),
    // By members, not by posts: nobody makes a tag great alone. Only what every member may read is told of.
    db
      .select({ tag: postTags.tagKey, posts: count() })
      .from(postTags)
      .innerJoin(posts, eq(posts.id, postTags.postId))
      .innerJoin(users, eq(users.id, posts.authorId))
      .where(
        and(
          gt(postTags.createdAt, since(NEW_DAYS)),
          eq(posts.state, 'shown'),
          inArray(posts.visibility, ['public', 'community']),
          eq(users.isActive, true),
          inArray(users.profileVisibility, ['everyone', 'community']),
        ),
      )
      // The plus keeps the planner from reading all tags ever written in the order of their names.
      .groupBy(sql`+${postTags.tagKey}`)
      .orderBy(desc(countDistinct(posts.authorId)), desc(count()), postTags.tagKey)
      .limit(TAGS_SHOWN),
  ])
  return { activeMembers: active?.members ?? 0, newMembers: joined?.members ?? 0, tags }
}

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
