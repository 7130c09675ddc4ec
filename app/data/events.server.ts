import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../drizzle/client'
import { events } from '../../drizzle/schema/events'
import { promotion } from './event-guests.server'
import { cancelNotices, moveNotices } from './event-notices.server'

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
  const hasRoom = plan.capacity === null ? sql`1` : sql`${plan.capacity} >= ${events.goingCount}`
  const [, toldOfMove, , toldOfPlace, [after]] = await db.batch([
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
      .where(and(isChangeable(id, hostId, now), hasRoom, differs(plan, Object.keys(plan) as (keyof EventPlan)[]))),
    moveNotices(db, id, now),
    ...promotion(db, id, now),
    db
      .select({ state: events.state, goingCount: events.goingCount, endsAt: events.endsAt })
      .from(events)
      .where(and(eq(events.id, id), eq(events.hostId, hostId))),
  ])
  return { told: [...toldOfMove, ...toldOfPlace], after: after ?? null }
}

const isChangeable = (id: string, hostId: string, now: Date) =>
  and(eq(events.id, id), eq(events.hostId, hostId), eq(events.state, 'planned'), gt(events.endsAt, now))

/** Cancels what its host plans, and tells its guests. Cancelled before, nothing changes, its word neither. */
export async function cancelEvent(
  db: Database,
  { id, hostId, note, now }: { id: string; hostId: string; note: string | null; now: Date },
) {
  const [, told, [after]] = await db.batch([
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
  return { told, state: after?.state ?? null }
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
