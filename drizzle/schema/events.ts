import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { EventKind, EventLanguage, EventState, GuestState } from '../../app/domain/events/event-kinds'
import { createdAt, flag, instant } from '../columns'
import { users } from './users'

/**
 * What members invite each other to. The id is chosen by whoever writes, so that the same event sent twice is one. The two
 * counts follow the rows of guests by triggers of the migration; no query writes them.
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
    /** Where it is online: told only to who is going. */
    link: text('link'),
    /** A GeoNames id, with its names as they were when it was chosen. */
    placeId: integer('place_id'),
    city: text('city'),
    cityRu: text('city_ru'),
    /** ISO 3166-1, two letters. */
    countryCode: text('country_code'),
    address: text('address'),
    /** By whose clock it is planned, by IANA. */
    timeZone: text('time_zone').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Null: there is room for everybody. */
    capacity: integer('capacity'),
    state: text('state').$type<EventState>().notNull().default('planned'),
    /** What the host says to the guests of a cancelled one. */
    cancelNote: text('cancel_note'),
    /** Grows with every change, as calendars count them (RFC 5545). */
    sequence: integer('sequence').notNull().default(0),
    /** When the time or the place was changed last. */
    movedAt: instant('moved_at'),
    /** What it is found by: words and stems, as `eventWords` writes them. */
    words: text('words').notNull(),
    goingCount: integer('going_count').notNull().default(0),
    waitingCount: integer('waiting_count').notNull().default(0),
    /** When its guests were reminded; null: not yet, or not of the time that holds now. */
    dayRemindedAt: instant('day_reminded_at'),
    hourRemindedAt: instant('hour_reminded_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`(unixepoch() * 1000)`),
  },
  (table) => [
    index('events_starts_at').on(table.startsAt, table.id).where(sql`${table.state} = 'planned'`),
    // Where a place that became free may still be somebody's.
    index('events_waiting').on(table.startsAt).where(sql`${table.state} = 'planned' AND ${table.waitingCount} > 0`),
    index('events_host_id').on(table.hostId, table.startsAt, table.id),
  ],
)

/** Who registered. `position` counts them in their order, so that whoever waits longest is next. */
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
    /** When a place became theirs that they had waited for. */
    promotedAt: instant('promoted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId] }),
    index('event_guests_position').on(table.eventId, table.state, table.position),
    index('event_guests_user_id').on(table.userId, table.registeredAt),
  ],
)
