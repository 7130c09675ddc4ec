import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { calendarFeeds } from '../../drizzle/schema/calendar-feeds'
import { users } from '../../drizzle/schema/users'
import type { FeedKind } from '../domain/calendar/calendar-kinds'
import { sessionGoesOn } from './sessions.server'

/** Makes a member's feed, where there is none and the session that asks goes on; whether there is this one now. */
export async function insertFeed(
  db: Database,
  feed: { userId: string; sessionId: string | null; tokenHash: string; kinds: FeedKind[]; now: Date },
): Promise<boolean> {
  const { userId, sessionId, tokenHash, kinds } = feed
  const now = feed.now.getTime()
  const made = await db.all(sql`INSERT INTO ${calendarFeeds} (user_id, token_hash, kinds, created_at, renewed_at)
    SELECT ${userId}, ${tokenHash}, ${JSON.stringify(kinds)}, ${now}, ${now} WHERE ${sessionGoesOn(userId, sessionId)}
    ON CONFLICT DO NOTHING RETURNING user_id`)
  return made.length > 0
}

/** Gives a member's feed another address; whether there was one. The old address is nobody's at once. */
export async function renewFeed(
  db: Database,
  { userId, sessionId, tokenHash, now }: { userId: string; sessionId: string | null; tokenHash: string; now: Date },
): Promise<boolean> {
  const renewed = await db
    .update(calendarFeeds)
    .set({ tokenHash, renewedAt: now })
    .where(and(eq(calendarFeeds.userId, userId), sessionGoesOn(userId, sessionId)))
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
