import { eq } from 'drizzle-orm'
import { eventGuests, events } from '../../drizzle/schema/events'
import type { MemberTable } from './member-table.server'

/** What the database holds of a member's events. Guests go with an event, who keep nothing of it. */
export const EVENT_TABLES: MemberTable[] = [
  {
    table: eventGuests,
    by: [eventGuests.userId],
    held: {
      eventRegistrations: (db, memberId) =>
        db
          .select({
            event: events.title,
            startsAt: events.startsAt,
            state: eventGuests.state,
            registeredAt: eventGuests.registeredAt,
          })
          .from(eventGuests)
          .innerJoin(events, eq(events.id, eventGuests.eventId))
          .where(eq(eventGuests.userId, memberId))
          .orderBy(eventGuests.registeredAt),
    },
  },
  {
    table: events,
    by: [events.hostId],
    held: {
      events: (db, memberId) =>
        db
          .select({
            kind: events.kind,
            title: events.title,
            description: events.description,
            language: events.language,
            isOnline: events.isOnline,
            link: events.link,
            city: events.city,
            countryCode: events.countryCode,
            address: events.address,
            timeZone: events.timeZone,
            startsAt: events.startsAt,
            endsAt: events.endsAt,
            capacity: events.capacity,
            state: events.state,
            cancelNote: events.cancelNote,
            goingCount: events.goingCount,
            waitingCount: events.waitingCount,
            createdAt: events.createdAt,
            updatedAt: events.updatedAt,
          })
          .from(events)
          .where(eq(events.hostId, memberId))
          .orderBy(events.createdAt),
    },
  },
]
