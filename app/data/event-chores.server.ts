import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { events } from '../../drizzle/schema/events'
import { users } from '../../drizzle/schema/users'
import {
  GUESTS_MAX,
  REMIND_DAY_LATEST_MILLISECONDS,
  REMIND_DAY_MILLISECONDS,
  REMIND_HOUR_MILLISECONDS,
} from '../domain/events/limits'
import { promotion } from './event-guests.server'
import { type Reminder, reminders } from './event-notices.server'
import { isHostFree } from './visibility.server'

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
  const [told] = await db.batch([
    reminders(db, kind, { eventId, isDue: isDue(kind, now), now }),
    db
      .update(events)
      .set(done)
      .where(and(eq(events.id, eventId), isDue(kind, now))),
  ])
  return told
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
  const [, told] = await db.batch([...promotion(db, eventId, now)])
  return told
}
