import { and, count, countDistinct, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { posts, postTags } from '../../drizzle/schema/posts'
import { siteCounts } from '../../drizzle/schema/site-counts'
import { users } from '../../drizzle/schema/users'
import { ACTIVE_DAYS, type CommunityCounts, NEW_DAYS, TAGS_SHOWN } from '../domain/community/community-counts'

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
