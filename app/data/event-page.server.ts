import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { eventGuests, events } from '../../drizzle/schema/events'
import { users } from '../../drizzle/schema/users'
import type { GuestState } from '../domain/events/event-kinds'
import { GUESTS_SHOWN } from '../domain/events/limits'
import { aheadOf, guestStateOf } from './event-guests.server'
import { listedColumns } from './member-page.server'
import { eventVisibleTo, photoVisibleTo, profileVisibleTo } from './visibility.server'

/** Where the viewer may know where it is online: who goes, and the host. */
const isLet = (viewerId: string) => sql`(${events.hostId} = ${viewerId} OR ${guestStateOf(viewerId)} = 'going')`

const selectEvent = (db: Database, viewerId: string, id: string) =>
  db
    .select({
      event: {
        id: events.id,
        hostId: events.hostId,
        kind: events.kind,
        title: events.title,
        description: events.description,
        language: events.language,
        isOnline: events.isOnline,
        link: sql<string | null>`CASE WHEN ${isLet(viewerId)} THEN ${events.link} END`,
        hasLink: sql<boolean>`${events.link} IS NOT NULL`.mapWith(Boolean),
        city: events.city,
        cityRu: events.cityRu,
        countryCode: events.countryCode,
        address: events.address,
        timeZone: events.timeZone,
        startsAt: events.startsAt,
        endsAt: events.endsAt,
        capacity: events.capacity,
        state: events.state,
        cancelNote: events.cancelNote,
        sequence: events.sequence,
        goingCount: events.goingCount,
        waitingCount: events.waitingCount,
        createdAt: events.createdAt,
        updatedAt: events.updatedAt,
        guestState: guestStateOf(viewerId),
        ahead: aheadOf(viewerId),
      },
      // Not their id once more: of two columns of one name a batch gives only one.
      host: { username: users.username, fullName: users.fullName, avatarUrl: photoVisibleTo(viewerId) },
    })
    .from(events)
    .innerJoin(users, eq(users.id, events.hostId))
    .where(and(eq(events.id, id), eventVisibleTo(viewerId)))

/** An event as a viewer sees it; null where they do not. */
export async function findEvent(db: Database, viewerId: string, id: string) {
  const [found] = await selectEvent(db, viewerId, id)
  return found ?? null
}

/**
 * The first guests of an event whom a viewer may see, in the order they came; the others are in its counts. Who waits only the
 * host is told by name.
 */
const selectGuests = (db: Database, viewerId: string, id: string, state: GuestState) =>
  db
    .select({ member: listedColumns(viewerId) })
    .from(eventGuests)
    .innerJoin(users, and(eq(users.id, eventGuests.userId), profileVisibleTo(viewerId)))
    .where(
      and(
        eq(eventGuests.eventId, id),
        eq(eventGuests.state, state),
        state === 'waiting' ? sql`${viewerId} = (SELECT host_id FROM ${events} WHERE id = ${id})` : undefined,
      ),
    )
    .orderBy(asc(eventGuests.position))
    .limit(GUESTS_SHOWN)

/** An event with its guests, in one message to the database. */
export async function readEventPage(db: Database, viewerId: string, id: string) {
  const [[found], going, waiting] = await db.batch([
    selectEvent(db, viewerId, id),
    selectGuests(db, viewerId, id, 'going'),
    selectGuests(db, viewerId, id, 'waiting'),
  ])
  if (!found) return null
  const isHost = found.event.hostId === viewerId
  const members = (rows: typeof going) => rows.map(({ member }) => member)
  return { ...found, isHost, going: members(going), waiting: members(waiting) }
}
