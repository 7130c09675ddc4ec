import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { calendarFeeds } from '../../drizzle/schema/calendar-feeds'
import { users } from '../../drizzle/schema/users'
import type { FeedKind } from '../domain/calendar/calendar-kinds'

/** Makes a member's feed, where there is none; whether there is this one now. */
export async function insertFeed(
  db: Database,
  feed: { userId: string; tokenHash: string; kinds: FeedKind[]; now: Date },
): Promise<boolean> {
  const { now, ...rest } = feed
  const made = await db
    .insert(calendarFeeds)
    .values({ ...rest, createdAt: now, renewedAt: now })
    .onConflictDoNothing()
    .returning({ userId: calendarFeeds.userId })
  return made.length > 0
}

/** Gives a member's feed another address; whether there was one. The old address is nobody's at once. */
export async function renewFeed(db: Database, userId: string, tokenHash: string, now: Date): Promise<boolean> {
  const renewed = await db
    .update(calendarFeeds)
    .set({ tokenHash, renewedAt: now })
    .where(eq(calendarFeeds.userId, userId))
    .returning({ userId: calendarFeeds.userId })
  return renewed.length > 0
}

/** Changes what a member's feed tells; whether there is one. */
export async function saveFeedKinds(db: Database, userId: string, kinds: FeedKind[]): Promise<boolean> {
  const saved = await db
    .update(calendarFeeds)
    .set({ kinds })
    .where(eq(calendarFeeds.userId, userId))
    .returning({ userId: calendarFeeds.userId })
  return saved.length > 0
}

/** Removes a member's feed; where there is none nothing changes. */
export async function deleteFeed(db: Database, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
}

/** Whose feed this is and what it tells; null where there is none, or its member is away. */
export async function findFeed(db: Database, tokenHash: string) {
  const [found] = await db
    .select({
      memberId: users.id,
      language: users.language,
      timeZone: users.timeZone,
      birthUtc: sql<string | null>`json_extract(${users.hdRawData}, '$.birthUtc')`.as('birth_utc'),
      kinds: calendarFeeds.kinds,
      createdAt: calendarFeeds.createdAt,
    })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), eq(users.isActive, true)))
  return found ?? null
}
