import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { eventGuests, events } from '../../drizzle/schema/events'
import { users } from '../../drizzle/schema/users'
import type { GuestState } from '../domain/events/event-kinds'
import { GUESTS_MAX } from '../domain/events/limits'
import { guestNotice, promotionNotices } from './event-notices.server'
import { eventVisibleTo, profileVisibleTo } from './visibility.server'

/** Who comes to what. */
export type Guest = { eventId: string; memberId: string }

/**
 * Gives places to those who wait, in their order, as far as there are places at this very moment: one statement, so that
 * however many ask at once, no place is given twice. Whoever registered by this same batch has not waited.
 */
const promote = (db: Database, eventId: string, now: Date, newcomerId: string | null = null) =>
  db
    .update(eventGuests)
    .set({
      state: 'going',
      promotedAt: sql`CASE WHEN ${eventGuests.userId} = ${newcomerId} THEN NULL ELSE ${now.getTime()} END`,
    })
    .where(
      sql`${eventGuests.eventId} = ${eventId} AND ${eventGuests.state} = 'waiting' AND ${eventGuests.userId} IN (
        SELECT next.user_id FROM ${eventGuests} AS next JOIN ${users} AS guest ON guest.id = next.user_id
        WHERE next.event_id = ${eventId} AND next.state = 'waiting' AND guest.is_active = 1 ORDER BY next.position
        LIMIT coalesce((SELECT max(0, coalesce(capacity, ${GUESTS_MAX}) - going_count) FROM ${events}
          WHERE id = ${eventId} AND state = 'planned' AND starts_at > ${now.getTime()}), 0))`,
    )

/** The two statements for a batch after which places may be free: who gets them, and that they are told. */
export const promotion = (db: Database, eventId: string, now: Date) =>
  [promote(db, eventId, now), promotionNotices(db, eventId, now)] as const

/**
 * Registers, where the viewer sees the event and it has not begun: behind all who wait already, and at once into a place where
 * there is one. Done before it changes nothing.
 */
export async function insertGuest(db: Database, { eventId, memberId }: Guest, now: Date) {
  const last = (state: GuestState) =>
    sql`coalesce((SELECT max(position) FROM ${eventGuests} WHERE event_id = ${eventId} AND state = ${state}), 0)`
  const [, , promoted, hosts, [standing]] = await db.batch([
    db
      .insert(eventGuests)
      .select(
        // Every column, in the order of the table.
        sql`SELECT ${eventId}, ${memberId}, 'waiting', max(${last('going')}, ${last('waiting')}) + 1, ${now.getTime()}, NULL
          FROM ${events} JOIN ${users} ON ${users.id} = ${events.hostId}
          WHERE ${events.id} = ${eventId} AND ${events.state} = 'planned' AND ${events.startsAt} > ${now.getTime()}
            AND ${events.hostId} <> ${memberId} AND ${profileVisibleTo(memberId)}`,
      )
      .onConflictDoNothing(),
    promote(db, eventId, now, memberId),
    promotionNotices(db, eventId, now),
    guestNotice(db, { eventId, memberId }, now),
    registrationOf(db, { eventId, memberId }),
  ])
  return { told: [...promoted, ...hosts], standing: standing ?? null, hasLeft: false }
}

/** Gives up a place, or to wait for one, until the event begins; whoever waits longest has the place then, and is told. */
export async function deleteGuest(db: Database, { eventId, memberId }: Guest, now: Date) {
  const isOpen = sql`EXISTS (SELECT 1 FROM ${events} WHERE id = ${eventId} AND starts_at > ${now.getTime()})`
  const [removed, , told, [standing]] = await db.batch([
    db
      .delete(eventGuests)
      .where(and(eq(eventGuests.eventId, eventId), eq(eventGuests.userId, memberId), isOpen))
      .returning({ eventId: eventGuests.eventId }),
    ...promotion(db, eventId, now),
    registrationOf(db, { eventId, memberId }),
  ])
  return { told, standing: standing ?? null, hasLeft: removed.length > 0 }
}

/** How many wait before a guest who waits; 0 for everybody else. */
export const aheadOf = (memberId: string) =>
  sql<number>`(SELECT count(*) FROM ${eventGuests} AS own JOIN ${eventGuests} AS before
    ON before.event_id = own.event_id AND before.state = 'waiting' AND before.position < own.position
    JOIN ${users} AS guest ON guest.id = before.user_id AND guest.is_active = 1
    WHERE own.event_id = ${events.id} AND own.user_id = ${memberId} AND own.state = 'waiting')`

/** What a member is to an event: null where they did not register. */
export const guestStateOf = (memberId: string) =>
  sql<GuestState | null>`(SELECT state FROM ${eventGuests} WHERE event_id = ${events.id} AND user_id = ${memberId})`

/** No row where the viewer does not see the event. */
const registrationOf = (db: Database, { eventId, memberId }: Guest) =>
  db
    .select({
      hostId: events.hostId,
      state: guestStateOf(memberId),
      ahead: aheadOf(memberId),
      isPlanned: sql<boolean>`${events.state} = 'planned'`.mapWith(Boolean),
      startsAt: events.startsAt,
    })
    .from(events)
    .innerJoin(users, eq(users.id, events.hostId))
    .where(and(eq(events.id, eventId), eventVisibleTo(memberId)))

/** Statement that takes each of two out of what the other hosts and is not over, for the batch that parts them. */
export const deleteGuestsBetween = (db: Database, one: string, other: string, now: Date) => {
  const hostedBy = (hostId: string) =>
    sql`(SELECT id FROM ${events} WHERE host_id = ${hostId} AND ends_at > ${now.getTime()})`
  return db.delete(eventGuests).where(
    sql`(${eventGuests.userId} = ${one} AND ${eventGuests.eventId} IN ${hostedBy(other)})
      OR (${eventGuests.userId} = ${other} AND ${eventGuests.eventId} IN ${hostedBy(one)})`,
  )
}

/** Statement that gives up the places a member has in what has not begun, for the batch that puts them away; the clock gives them on. */
export const deleteComingGuest = (db: Database, memberId: string, now: Date) =>
  db
    .delete(eventGuests)
    .where(
      and(
        eq(eventGuests.userId, memberId),
        sql`EXISTS (SELECT 1 FROM ${events} WHERE id = ${eventGuests.eventId} AND starts_at > ${now.getTime()})`,
      ),
    )
