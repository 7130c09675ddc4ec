import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { blocks } from '../../../drizzle/schema/blocks'
import { eventGuests, events } from '../../../drizzle/schema/events'
import { users } from '../../../drizzle/schema/users'
import type { NotificationKind } from '../../domain/community/notifications/notification-kinds'
import type { DoneAction } from '../moderation/moderation-conditions.server'
import { isProfileOpen, notificationItem } from '../notifications/notices.server'

// What guests are told of an event, as items for the batch that changes it. Nobody is named in it: a guest who muted the host
// is told all the same that there is nowhere to go. And what its host is told: who registered.

type EventNotice = Extract<NotificationKind, `event_${string}`>
/** Of what is near at hand: the day before, and the hour. */
export const REMINDERS = ['event_day', 'event_hour'] as const satisfies EventNotice[]
export type Reminder = (typeof REMINDERS)[number]

/** Whoever waited and has a place since this batch. */
export const promotionNotices = (db: Database, eventId: string, now: Date) =>
  ofGuests(db, 'event_place', {
    of: eventId,
    now,
    when: sql`event.state = 'planned' AND guest.state = 'going' AND guest.promoted_at = ${now.getTime()}`,
    at: sql`guest.promoted_at`,
  })

/** A host is told who registered, as far as the profile of that one is open to them: the page of the event names nobody else. */
export const guestNotice = (db: Database, { eventId, memberId }: { eventId: string; memberId: string }, now: Date) => {
  const key = sql`'guest:' || event.id`
  return notificationItem(db, {
    kind: 'guest',
    cause: {
      from: sql`${events} AS event JOIN ${eventGuests} AS cause ON cause.event_id = event.id
        JOIN ${users} AS guest ON guest.id = cause.user_id`,
      where: sql`event.id = ${eventId} AND cause.user_id = ${memberId} AND event.state = 'planned'
        AND ${isProfileOpen(sql`guest`, sql`recipient.id`)}`,
    },
    to: { memberId: sql`event.host_id` },
    actorId: sql`cause.user_id`,
    data: sql`json_object('event', event.id)`,
    groupKey: key,
    onceKey: sql`${key} || ':' || cause.user_id`,
    now,
  })
}

/** Everybody who registered before the time or the place was changed by this batch. */
export const moveNotices = (db: Database, eventId: string, now: Date) =>
  ofGuests(db, 'event_changed', {
    of: eventId,
    now,
    when: sql`event.state = 'planned' AND event.moved_at = ${now.getTime()} AND guest.registered_at <= event.moved_at`,
    at: sql`event.moved_at`,
  })

/** Everybody who registered for what this batch cancelled: one event, or all of a host. */
export const cancelNotices = (db: Database, of: string | { hostId: string }, now: Date) =>
  ofGuests(db, 'event_cancelled', {
    of,
    now,
    when: sql`event.state = 'cancelled' AND event.updated_at = ${now.getTime()}`,
    at: sql`'once'`,
  })

/**
 * Everybody who registered for an event that is to come, where this batch hides or shows it: by an action of the room, or of
 * the site by itself. It stands before the statement that does so, by what the event is until then: what was hidden is told of once.
 */
export function hidingNotices(db: Database, { id, to, when, action }: Hiding) {
  const kind = to === 'hidden' ? 'event_hidden' : 'event_shown'
  return ofGuests(db, kind, {
    of: id,
    now: action.at,
    when: sql`event.state = ${to === 'hidden' ? 'planned' : 'hidden'} AND event.ends_at > ${action.at.getTime()} AND ${when}`,
    at: sql`${action.id}`,
  })
}

type Hiding = { id: string | SQL; to: 'hidden' | 'shown'; when: SQL; action: DoneAction }

/** Who goes, and the host: once for each time it is planned at, where `isDue` (over `events`) still holds. */
export function reminders(
  db: Database,
  kind: Reminder,
  { eventId, isDue, now }: { eventId: string; isDue: SQL | undefined; now: Date },
) {
  const key = sql`${`${kind}:`} || event.id`
  return notificationItem(db, {
    kind,
    cause: {
      from: sql`${events} AS event`,
      where: sql`event.id IN (SELECT id FROM ${events} WHERE ${and(eq(events.id, eventId), isDue)})`,
    },
    to: {
      memberIds: sql`SELECT user_id AS value FROM ${eventGuests} WHERE event_id = ${eventId} AND state = 'going'
        UNION SELECT host_id FROM ${events} WHERE id = ${eventId}`,
    },
    actorId: null,
    data: dataOf(sql`event.starts_at`),
    groupKey: key,
    onceKey: sql`${key} || ':' || event.starts_at`,
    now,
  })
}

type GuestNotice = { of: string | SQL | { hostId: string }; now: Date; when: SQL; at: SQL }

function ofGuests(db: Database, kind: EventNotice, { of, now, when, at }: GuestNotice) {
  const key = sql`${`${kind}:`} || event.id`
  return notificationItem(db, {
    kind,
    cause: {
      from: sql`${events} AS event JOIN ${eventGuests} AS guest ON guest.event_id = event.id`,
      where: sql`${typeof of === 'object' && 'hostId' in of ? sql`event.host_id = ${of.hostId}` : sql`event.id = ${of}`} AND ${when}
        AND NOT ${areApart(sql`guest.user_id`)}`,
    },
    to: { memberId: sql`guest.user_id` },
    actorId: null,
    data: dataOf(at),
    groupKey: key,
    onceKey: sql`${key} || ':' || ${at}`,
    now,
  })
}

/** Where there is a block between the host of an `event` and a member, either way. */
const areApart = (memberId: SQL) => sql`(
  EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = event.host_id AND blocked_id = ${memberId})
  OR EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${memberId} AND blocked_id = event.host_id))`

/** `at`: the change or the time it speaks of; what is changed again does not stand any more. */
const dataOf = (at: SQL) => sql`json_object('event', event.id, 'at', CAST(${at} AS TEXT))`

/** The event that a notification `n` speaks of. */
export const eventOfNotice = sql`json_extract(n.data, '$.event')`

/**
 * Where such a notification `n` still stands: its guest is still one, and what it says still holds. That there is nowhere to go
 * is said also of a host who went away; of one across a block nothing is.
 */
export const isEventNoticeCurrent = (now: Date) => sql`EXISTS (SELECT 1 FROM ${events} AS event
  JOIN ${users} AS host ON host.id = event.host_id AND (host.is_active = 1 OR n.kind = 'event_cancelled')
  LEFT JOIN ${eventGuests} AS guest ON guest.event_id = event.id AND guest.user_id = n.user_id
  WHERE event.id = ${eventOfNotice} AND NOT ${areApart(sql`n.user_id`)} AND CASE n.kind
    WHEN 'event_place' THEN event.state = 'planned' AND guest.state = 'going'
    WHEN 'event_changed' THEN event.state = 'planned' AND guest.state IS NOT NULL AND ${isOf(sql`event.moved_at`)}
    WHEN 'guest' THEN event.state = 'planned' AND event.host_id = n.user_id AND ${isProfileOpen(sql`actor`, sql`n.user_id`)}
      AND EXISTS (SELECT 1 FROM ${eventGuests} AS of_host WHERE of_host.event_id = event.id AND of_host.user_id = n.actor_id)
    WHEN 'event_cancelled' THEN event.state = 'cancelled' AND guest.state IS NOT NULL
    WHEN 'event_hidden' THEN event.state = 'hidden' AND guest.state IS NOT NULL
    WHEN 'event_shown' THEN event.state = 'planned' AND guest.state IS NOT NULL
    ELSE event.state = 'planned' AND (guest.state = 'going' OR event.host_id = n.user_id)
      AND ${isOf(sql`event.starts_at`)} AND event.starts_at > ${now.getTime()} END)`

const isOf = (at: SQL) => sql`CAST(${at} AS TEXT) = json_extract(n.data, '$.at')`

/** What such a notification is about: the title, and the host's word where the event was cancelled. */
export const eventNoticeText = sql`(SELECT event.title
  || iif(n.kind = 'event_cancelled' AND event.cancel_note IS NOT NULL, ': ' || event.cancel_note, '')
  FROM ${events} AS event WHERE event.id = ${eventOfNotice})`
