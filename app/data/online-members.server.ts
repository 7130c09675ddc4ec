import { eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { onlineMembers } from '../../drizzle/schema/online-members'
import { users } from '../../drizzle/schema/users'
import { ONLINE_ROW_MILLISECONDS } from '../domain/messaging/limits'
import { isBlockedFor, isConnectedTo } from './visible-members.server'

/** Notes that a member is here; said again it is the same. Nobody of that id: nothing. */
export async function markOnline(db: Database, memberId: string, now: number): Promise<void> {
  await db.run(sql`INSERT INTO ${onlineMembers} (member_id, seen_at) SELECT id, ${now} FROM ${users} WHERE id = ${memberId}
    ON CONFLICT (member_id) DO UPDATE SET seen_at = excluded.seen_at`)
}

/** Notes that a member has gone. */
export async function markOffline(db: Database, memberId: string): Promise<void> {
  await db.delete(onlineMembers).where(eq(onlineMembers.memberId, memberId))
}

/** Forgets whose hub has said nothing for long; `now` in milliseconds. */
export async function deleteEndedOnline(db: Database, now: number): Promise<void> {
  await db.delete(onlineMembers).where(lte(onlineMembers.seenAt, new Date(now - ONLINE_ROW_MILLISECONDS)))
}

/** Where a row says that its member is here still, whatever they chose to be shown as. */
export const isFresh = (now = Date.now()): SQL =>
  gt(onlineMembers.seenAt, new Date(now - ONLINE_ROW_MILLISECONDS)) as SQL

/**
 * Where a viewer may be told whether a member is here, as a condition over `users`: the rule of `presence.server.ts`. Of an
 * undecided member no one else is.
 */
export const presenceVisibleTo = (viewerId: string): SQL => sql`(${users.id} = ${viewerId} OR (${users.isActive} = 1
  AND NOT ${isBlockedFor(viewerId)} AND ${users.profileVisibility} <> 'undecided'
  AND ((${users.presenceVisibility} = 'everyone' AND ${users.profileVisibility} IN ('everyone', 'community'))
    OR (${users.presenceVisibility} IN ('everyone', 'connections') AND ${isConnectedTo(viewerId)}))))`

/**
 * Where a member is here and the viewer may know, as a condition over `users`: two steps in primary keys for each that is asked
 * about. A list of those online alone begins with `onlineMembers`, by `isFresh` and `presenceVisibleTo`.
 */
export const isOnlineFor = (viewerId: string, now = Date.now()): SQL => sql`(EXISTS (SELECT 1 FROM ${onlineMembers}
  WHERE ${onlineMembers.memberId} = ${users.id} AND ${isFresh(now)}) AND ${presenceVisibleTo(viewerId)})`

/** The same as a column of a list. */
export const onlineColumn = (viewerId: string) => sql`${isOnlineFor(viewerId)}`.mapWith(Boolean)
