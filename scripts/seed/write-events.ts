import { instantOfWallClock, wallClockAt } from '../../app/domain/community/places/wall-clock'
import { eventWords } from '../../app/domain/events/event-words.server'
import type { Database } from '../../drizzle/client'
import { eventGuests, events } from '../../drizzle/schema/events'
import { users } from '../../drizzle/schema/users'
import type { SeedEvent } from '../../drizzle/seed/events'
import { uuidOf } from './uuid-of'

const HOUR_MILLISECONDS = 3_600_000
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS
/** So long ago the first of them was planned; guests came since. */
const PLANNED_DAYS = 14

/** Writes what the community invites to, with its guests; those already there stay as they are. */
export async function writeEvents(db: Database, written: SeedEvent[], now: number): Promise<void> {
  const ids = new Map(
    (await db.select({ id: users.id, username: users.username }).from(users)).map(({ id, username }) => [username, id]),
  )
  for (const event of written) {
    const hostId = ids.get(event.by)
    if (hostId) await writeEvent(db, event, hostId, ids, now)
  }
}

async function writeEvent(db: Database, event: SeedEvent, hostId: string, ids: Map<string, string>, now: number) {
  const { by, kind, language, title, text, zone, place, capacity = null } = event
  const id = uuidOf(`event ${by} ${title}`)
  const midnight = Math.floor(wallClockAt(zone, now) / DAY_MILLISECONDS) * DAY_MILLISECONDS
  const startsAt = instantOfWallClock(zone, midnight + event.inDays * DAY_MILLISECONDS + event.at * HOUR_MILLISECONDS)
  const plannedAt = Math.min(now, startsAt) - PLANNED_DAYS * DAY_MILLISECONDS
  const guests = event.guests.flatMap((name) => ids.get(name) ?? [])
  await db.batch([
    db
      .insert(events)
      .values({
        ...{ id, hostId, kind, language, title, description: text, timeZone: zone, capacity },
        isOnline: !place,
        link: event.link ?? null,
        placeId: place?.id ?? null,
        city: place?.city ?? null,
        cityRu: place?.cityRu ?? null,
        countryCode: place?.country ?? null,
        address: place?.address ?? null,
        startsAt: new Date(startsAt),
        endsAt: new Date(startsAt + event.hours * HOUR_MILLISECONDS),
        ...(event.cancelled ? { state: 'cancelled' as const, cancelNote: event.cancelled, sequence: 1 } : {}),
        words: eventWords({ title, description: text, city: place?.city ?? null, cityRu: place?.cityRu ?? null }),
        createdAt: new Date(plannedAt),
        updatedAt: new Date(plannedAt),
      })
      .onConflictDoNothing(),
    ...guests.map((userId, index) =>
      db
        .insert(eventGuests)
        .values({
          ...{ eventId: id, userId, position: index + 1 },
          state: capacity !== null && index >= capacity ? 'waiting' : 'going',
          registeredAt: new Date(plannedAt + (index + 1) * 7 * HOUR_MILLISECONDS),
        })
        .onConflictDoNothing(),
    ),
  ])
}
