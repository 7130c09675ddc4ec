import { type SQL, sql } from 'drizzle-orm'
import { eventGuests, events } from '../../drizzle/schema/events'
import { users } from '../../drizzle/schema/users'
import { isBlockedFor, profileVisibleTo } from './visible-members.server'

// Conditions over `events`, with the host in `users`.

/**
 * Where a viewer sees an event: who sees its host, and its guests, whoever the host shows their profile to since. What
 * moderators hid only its host sees.
 */
export const eventVisibleTo = (
  viewerId: string,
): SQL => sql`((${events.state} <> 'hidden' OR ${events.hostId} = ${viewerId}) AND (${profileVisibleTo(viewerId)}
  OR (${users.isActive} = 1 AND NOT ${isBlockedFor(viewerId)} AND EXISTS (SELECT 1 FROM ${eventGuests}
    WHERE event_id = ${events.id} AND user_id = ${viewerId}))))`

/** Where the host may act: of who is suspended nobody is invited to anything meanwhile. */
export const isHostFree = (now: Date): SQL =>
  sql`(${users.suspendedUntil} IS NULL OR ${users.suspendedUntil} <= ${now.getTime()})`
