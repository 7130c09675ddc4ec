import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../../drizzle/client'
import { eventGuests, events } from '../../../drizzle/schema/events'
import { places } from '../../../drizzle/schema/places'
import { users } from '../../../drizzle/schema/users'
import type { GuestState } from '../../domain/events/event-kinds'
import {
  GUESTS_MAX,
  REMIND_DAY_LATEST_MILLISECONDS,
  REMIND_DAY_MILLISECONDS,
  REMIND_HOUR_MILLISECONDS,
} from '../../domain/events/limits'
import { eventVisibleTo, isHostFree, profileVisibleTo } from '../visibility.server'
import {
  cancelNotices,
  guestNotice,
  moveNotices,
  promotionNotices,
  type Reminder,
  reminders,
} from './event-notices.server'

type Row = typeof events.$inferInsert
/** What the form of an event says. */
export type EventPlan = Required<
  Pick<
    Row,
    | 'kind'
    | 'title'
    | 'description'
    | 'language'
    | 'isOnline'
    | 'link'
    | 'placeId'
    | 'city'
    | 'cityRu'
    | 'countryCode'
    | 'address'
    | 'timeZone'
    | 'startsAt'
    | 'endsAt'
    | 'capacity'
    | 'words'
  >
>

/** Writes an event. The same id sent again by the same host is the event that is there; of another's, null. */
export async function insertEvent(db: Database, event: EventPlan & { id: string; hostId: string }, now: Date) {
  const [, [found]] = await db.batch([
    db
      .insert(events)
      .values({ ...event, createdAt: now, updatedAt: now })
      .onConflictDoNothing(),
    db
      .select({ id: events.id })
      .from(events)
      .where(and(eq(events.id, event.id), eq(events.hostId, event.hostId))),
  ])
  return found ?? null
}

/** What guests have to know when it changes, and calendars move. */
const WHERE_AND_WHEN = [
  'isOnline',
  'link',
  'placeId',
  'address',
  'timeZone',
  'startsAt',
  'endsAt',
] as const satisfies (keyof EventPlan)[]

/** Whether a plan moves an event as it is, so that its guests have to know. */
export const isMove = (before: EventPlan, plan: EventPlan) =>
  WHERE_AND_WHEN.some((name) => before[name]?.valueOf() !== plan[name]?.valueOf())

/** Where any of these columns is another one than in the plan. */
function differs(plan: EventPlan, names: readonly (keyof EventPlan)[]): SQL {
  const each = names.map((name) => {
    const column: SQLiteColumn = events[name]
    return sql`${column} IS NOT ${plan[name] === null ? sql`NULL` : sql.param(plan[name], column)}`
  })
  return sql`(${sql.join(each, sql` OR `)})`
}

/**
 * Changes what its host plans, while it is planned and not over. Nothing is changed, and nobody told, where it says that already;
 * nor where it would have fewer places than are taken. Places that come to be go to whoever waits.
 */
export async function updateEvent(
  db: Database,
  { id, hostId, plan, now }: { id: string; hostId: string; plan: EventPlan; now: Date },
) {
  const isMoved = differs(plan, WHERE_AND_WHEN)
  const isNewTime = differs(plan, ['startsAt'])
  const hasCapacity = plan.capacity === null ? sql`1` : sql`${plan.capacity} >= ${events.goingCount}`
  const [, notifiedOfMove, , notifiedOfPlace, [after]] = await db.batch([
    db
      .update(events)
      .set({
        ...plan,
        sequence: sql`${events.sequence} + 1`,
        movedAt: sql`CASE WHEN ${isMoved} THEN ${now.getTime()} ELSE ${events.movedAt} END`,
        dayRemindedAt: sql`CASE WHEN ${isNewTime} THEN NULL ELSE ${events.dayRemindedAt} END`,
        hourRemindedAt: sql`CASE WHEN ${isNewTime} THEN NULL ELSE ${events.hourRemindedAt} END`,
        updatedAt: now,
      })
      .where(and(isChangeable(id, hostId, now), hasCapacity, differs(plan, Object.keys(plan) as (keyof EventPlan)[]))),
    moveNotices(db, id, now),
    ...promotion(db, id, now),
    db
      .select({ state: events.state, goingCount: events.goingCount, endsAt: events.endsAt })
      .from(events)
      .where(and(eq(events.id, id), eq(events.hostId, hostId))),
  ])
  return { notified: [...notifiedOfMove, ...notifiedOfPlace], after: after ?? null }
}

const isChangeable = (id: string, hostId: string, now: Date) =>
  and(eq(events.id, id), eq(events.hostId, hostId), eq(events.state, 'planned'), gt(events.endsAt, now))

/** Cancels what its host plans, and tells its guests. Cancelled before, nothing changes, its word neither. */
export async function cancelEvent(
  db: Database,
  { id, hostId, note, now }: { id: string; hostId: string; note: string | null; now: Date },
) {
  const [, notified, [after]] = await db.batch([
    db
      .update(events)
      .set({ state: 'cancelled', cancelNote: note, sequence: sql`${events.sequence} + 1`, updatedAt: now })
      .where(isChangeable(id, hostId, now)),
    cancelNotices(db, id, now),
    db
      .select({ state: events.state })
      .from(events)
      .where(and(eq(events.id, id), eq(events.hostId, hostId))),
  ])
  return { notified, state: after?.state ?? null }
}

/** Statements that cancel all a host plans that is not over, and tell the guests, for the batch that puts the host away. */
export const cancelAllEvents = (db: Database, hostId: string, now: Date) =>
  [
    db
      .update(events)
      .set({ state: 'cancelled', sequence: sql`${events.sequence} + 1`, updatedAt: now })
      .where(and(eq(events.hostId, hostId), eq(events.state, 'planned'), gt(events.endsAt, now))),
    cancelNotices(db, { hostId }, now),
  ] as const

/** An event for its host's form; null for everybody else. */
export async function findOwnEvent(db: Database, id: string, hostId: string) {
  const [found] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, id), eq(events.hostId, hostId)))
  return found ?? null
}

/** A place of the gazetteer by its GeoNames id; null for none. */
export async function findPlaceById(db: Database, id: number) {
  const [place] = await db
    .select({
      id: places.id,
      name: places.name,
      nameRu: places.nameRu,
      countryCode: places.countryCode,
      timezone: places.timezone,
    })
    .from(places)
    .where(eq(places.id, id))
    .limit(1)
  return place ?? null
}

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

/** The two statements for a batch after which places may be free: who gets them, and their notifications. */
const promotion = (db: Database, eventId: string, now: Date) =>
  [promote(db, eventId, now), promotionNotices(db, eventId, now)] as const

/**
 * Registers, where the viewer sees the event and it has not begun: behind all who wait already, and at once into a place where
 * there is one. Done before it changes nothing.
 */
export async function insertGuest(db: Database, { eventId, memberId }: Guest, now: Date) {
  const last = (state: GuestState) =>
    sql`coalesce((SELECT max(position) FROM ${eventGuests} WHERE event_id = ${eventId} AND state = ${state}), 0)`
  const [, , promoted, hosts, [attendance]] = await db.batch([
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
  return { notified: [...promoted, ...hosts], attendance: attendance ?? null, hasLeft: false }
}

/** Gives up a place, or to wait for one, until the event begins; the guest who has waited longest gets the place and a notification. */
export async function deleteGuest(db: Database, { eventId, memberId }: Guest, now: Date) {
  const isOpen = sql`EXISTS (SELECT 1 FROM ${events} WHERE id = ${eventId} AND starts_at > ${now.getTime()})`
  const [removed, , notified, [attendance]] = await db.batch([
    db
      .delete(eventGuests)
      .where(and(eq(eventGuests.eventId, eventId), eq(eventGuests.userId, memberId), isOpen))
      .returning({ eventId: eventGuests.eventId }),
    ...promotion(db, eventId, now),
    registrationOf(db, { eventId, memberId }),
  ])
  return { notified, attendance: attendance ?? null, hasLeft: removed.length > 0 }
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

// What the clock brings about, for the cron: reminders, and places nobody gave away, as when a guest is gone for good.

const SPANS = {
  event_day: { column: events.dayRemindedAt, from: REMIND_DAY_LATEST_MILLISECONDS, to: REMIND_DAY_MILLISECONDS },
  event_hour: { column: events.hourRemindedAt, from: 0, to: REMIND_HOUR_MILLISECONDS },
} as const

/** Literals and no parameters, where an index holds only a part of the table. */
const IS_PLANNED = sql`${events.state} = 'planned'`

/** Where the guests of an event are to be reminded now. */
function isDue(kind: Reminder, now: Date): SQL | undefined {
  const { column, from, to } = SPANS[kind]
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds)
  return and(IS_PLANNED, gt(events.startsAt, after(from)), lte(events.startsAt, after(to)), isNull(column))
}

/** Events whose guests are to be reminded now, the next first. */
export async function listDueReminders(db: Database, kind: Reminder, { now, limit }: { now: Date; limit: number }) {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .innerJoin(users, eq(users.id, events.hostId))
    .where(and(isDue(kind, now), sql`${users.isActive} = 1`, isHostFree(now)))
    .orderBy(events.startsAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Reminds those who go, and writes down that it is done: both or neither. Neither where it was put off meanwhile. */
export async function remind(db: Database, kind: Reminder, eventId: string, now: Date) {
  const done = kind === 'event_day' ? { dayRemindedAt: now } : { hourRemindedAt: now }
  const [notified] = await db.batch([
    reminders(db, kind, { eventId, isDue: isDue(kind, now), now }),
    db
      .update(events)
      .set(done)
      .where(and(eq(events.id, eventId), isDue(kind, now))),
  ])
  return notified
}

/** Events that have a free place while somebody waits. */
export async function listFreePlaces(db: Database, { now, limit }: { now: Date; limit: number }) {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        IS_PLANNED,
        sql`${events.waitingCount} > 0`,
        gt(events.startsAt, now),
        sql`${events.goingCount} < coalesce(${events.capacity}, ${GUESTS_MAX})`,
      ),
    )
    .orderBy(events.startsAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Gives the free places of an event to who waits longest. */
export async function fillPlaces(db: Database, eventId: string, now: Date) {
  const [, notified] = await db.batch([...promotion(db, eventId, now)])
  return notified
}
