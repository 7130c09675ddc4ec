import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { calendarFeeds } from '../../drizzle/schema/calendar-feeds'
import { eventGuests, events } from '../../drizzle/schema/events'
import { users } from '../../drizzle/schema/users'
import type { FeedKind } from '../domain/calendar/calendar-kinds'
import type { Window } from '../domain/calendar/sky-window'
import { DURATION_MAX_DAYS } from '../domain/events/limits'
import { sessionGoesOn } from './accounts/sessions.server'
import { guestStateOf } from './events/events.server'
import { eventVisibleTo } from './visibility.server'

const DAY_MILLISECONDS = 86_400_000
/** More than anybody is part of in a year. */
const EVENTS_SHOWN = 300

/** What a member hosts or registered for that is on in any of these windows, the first first. */
export function selectOwnEvents(db: Database, memberId: string, windows: readonly Window[]) {
  // No event is longer, so that the index is read from there on.
  const [earliest, latest] = [Math.min(...windows.map(({ from }) => from)), Math.max(...windows.map(({ to }) => to))]
  const begun = earliest - DURATION_MAX_DAYS * DAY_MILLISECONDS
  const mine = sql`${events.id} IN (SELECT id FROM ${events}
      WHERE host_id = ${memberId} AND starts_at > ${begun} AND starts_at <= ${latest}
    UNION SELECT event_id FROM ${eventGuests} WHERE user_id = ${memberId})`
  const isOn = ({ from, to }: Window) => and(lt(events.startsAt, new Date(to)), gt(events.endsAt, new Date(from)))
  return db
    .select({
      id: events.id,
      hostId: events.hostId,
      title: events.title,
      description: events.description,
      isOnline: events.isOnline,
      link: sql<string | null>`CASE WHEN ${events.hostId} = ${memberId} OR ${guestStateOf(memberId)} = 'going'
        THEN ${events.link} END`.as('told_link'),
      city: events.city,
      cityRu: events.cityRu,
      countryCode: events.countryCode,
      address: events.address,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
      state: events.state,
      sequence: events.sequence,
      updatedAt: events.updatedAt,
      guestState: guestStateOf(memberId),
    })
    .from(events)
    .innerJoin(users, eq(users.id, events.hostId))
    .where(and(mine, or(...windows.map(isOn)), eventVisibleTo(memberId)))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(EVENTS_SHOWN)
}

export type OwnEvent = Awaited<ReturnType<typeof selectOwnEvents>>[number]

/** What the calendar of a member is made by: their chart, their feed and their events, in one message to the database. */
export async function readCalendar(db: Database, memberId: string, windows: readonly Window[]) {
  const [[self], own] = await db.batch([
    db
      .select({
        birthUtc: sql<string | null>`json_extract(${users.hdRawData}, '$.birthUtc')`.as('birth_utc'),
        birthTime: users.birthTime,
        birthTimeAccuracy: users.birthTimeAccuracy,
        gates: users.hdGates,
        feedKinds: calendarFeeds.kinds,
        feedMadeAt: calendarFeeds.renewedAt,
      })
      .from(users)
      .leftJoin(calendarFeeds, eq(calendarFeeds.userId, users.id))
      .where(eq(users.id, memberId)),
    selectOwnEvents(db, memberId, windows),
  ])
  return { self: self ?? null, own }
}

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
