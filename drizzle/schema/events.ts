import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { EventKind, EventLanguage, EventState, GuestState } from '../../app/domain/events/event-kinds'
import { createdAt, flag, instant } from '../columns'
import { users } from './users'

/**
 * Members' events. The client generates the id, so that a resent form creates one event. Triggers maintain the two guest counts;
 * no query writes them.
 */
export const events = sqliteTable(
  'events',
  {
    id: text('id').primaryKey(),
    hostId: text('host_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<EventKind>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    language: text('language').$type<EventLanguage>().notNull(),
    isOnline: flag('is_online'),
    /** The address of an online event, shown only to those who are going. */
    link: text('link'),
    /** A GeoNames id; the names below are those at the time it was chosen. */
    placeId: integer('place_id'),
    city: text('city'),
    cityRu: text('city_ru'),
    /** ISO 3166-1, two letters. */
    countryCode: text('country_code'),
    address: text('address'),
    /** The IANA zone of its times. */
    timeZone: text('time_zone').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Null: unlimited. */
    capacity: integer('capacity'),
    state: text('state').$type<EventState>().notNull().default('planned'),
    /** The host's note to the guests when it was cancelled. */
    cancelNote: text('cancel_note'),
    /** Incremented with every change, for calendars (RFC 5545). */
    sequence: integer('sequence').notNull().default(0),
    /** When the time or the place last changed. */
    movedAt: instant('moved_at'),
    /** Search words and stems, from `eventWords`. */
    words: text('words').notNull(),
    goingCount: integer('going_count').notNull().default(0),
    waitingCount: integer('waiting_count').notNull().default(0),
    /** When its guests were reminded; null: not yet, or the time has changed since. */
    dayRemindedAt: instant('day_reminded_at'),
    hourRemindedAt: instant('hour_reminded_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`(unixepoch() * 1000)`),
  },
  (table) => [
    index('events_starts_at').on(table.startsAt, table.id).where(sql`${table.state} = 'planned'`),
    // Events whose free places go to the waitlist.
    index('events_waiting').on(table.startsAt).where(sql`${table.state} = 'planned' AND ${table.waitingCount} > 0`),
    index('events_host_id').on(table.hostId, table.startsAt, table.id),
  ],
)

/** Registered guests. `position` is their order, so that the first on the waitlist is promoted first. */
export const eventGuests = sqliteTable(
  'event_guests',
  {
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<GuestState>().notNull(),
    position: integer('position').notNull(),
    registeredAt: instant('registered_at').notNull(),
    /** When they moved from the waitlist to the guests. */
    promotedAt: instant('promoted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId] }),
    index('event_guests_position').on(table.eventId, table.state, table.position),
    index('event_guests_user_id').on(table.userId, table.registeredAt),
  ],
)
