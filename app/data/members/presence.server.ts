import { eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { blocks } from '../../../drizzle/schema/blocks'
import { connections } from '../../../drizzle/schema/connections'
import { onlineMembers } from '../../../drizzle/schema/online-members'
import { users } from '../../../drizzle/schema/users'
import { ONLINE_ROW_MILLISECONDS } from '../../domain/messaging/limits'
import { listOf } from '../sql.server'
import { isBlockedFor, isConnectedTo } from '../visibility.server'

/** Stores that a member is online. Without such a member it does nothing. */
export async function markOnline(db: Database, memberId: string, now: number): Promise<void> {
  await db.run(sql`INSERT INTO ${onlineMembers} (member_id, seen_at) SELECT id, ${now} FROM ${users} WHERE id = ${memberId}
    ON CONFLICT (member_id) DO UPDATE SET seen_at = excluded.seen_at`)
}

/** Stores that a member is offline. */
export async function markOffline(db: Database, memberId: string): Promise<void> {
  await db.delete(onlineMembers).where(eq(onlineMembers.memberId, memberId))
}

/** Deletes stale rows, which a hub no longer updates; `now` in milliseconds. */
export async function deleteEndedOnline(db: Database, now: number): Promise<void> {
  await db.delete(onlineMembers).where(lte(onlineMembers.seenAt, new Date(now - ONLINE_ROW_MILLISECONDS)))
}

/** Where a row isn't stale, regardless of the member's privacy. */
export const isFresh = (now = Date.now()): SQL =>
  gt(onlineMembers.seenAt, new Date(now - ONLINE_ROW_MILLISECONDS)) as SQL

/**
 * Where a viewer may see whether a member is online, as a condition over `users`: the rule of `listPairs`. An undecided member's
 * presence is visible to no one else.
 */
export const presenceVisibleTo = (viewerId: string): SQL => sql`(${users.id} = ${viewerId} OR (${users.isActive} = 1
  AND NOT ${isBlockedFor(viewerId)} AND ${users.profileVisibility} <> 'undecided'
  AND ((${users.presenceVisibility} = 'everyone' AND ${users.profileVisibility} IN ('everyone', 'community'))
    OR (${users.presenceVisibility} IN ('everyone', 'connections') AND ${isConnectedTo(viewerId)}))))`

/**
 * Where a member is online and the viewer may see it, as a condition over `users`. It costs two lookups by primary key a member; a
 * list of online members only should start from `onlineMembers` with `isFresh` and `presenceVisibleTo`.
 */
export const isOnlineFor = (viewerId: string, now = Date.now()): SQL => sql`(EXISTS (SELECT 1 FROM ${onlineMembers}
  WHERE ${onlineMembers.memberId} = ${users.id} AND ${isFresh(now)}) AND ${presenceVisibleTo(viewerId)})`

/** `isOnlineFor` as a column. */
export const onlineColumn = (viewerId: string) => sql`${isOnlineFor(viewerId)}`.mapWith(Boolean)

/** Of these members, those whose presence the watcher may see, in one query. */
export const listPresenceVisible = async (db: Database, watcherId: string, memberIds: string[]): Promise<Set<string>> =>
  new Set((await listPairs(db, memberIds, [watcherId])).map(({ seenId }) => seenId))

/** Of these watchers, those who may see the member's presence, in one query. */
export const listPresenceWatchers = async (
  db: Database,
  memberId: string,
  watcherIds: string[],
): Promise<Set<string>> => new Set((await listPairs(db, [memberId], watcherIds)).map(({ watcherId }) => watcherId))

/**
 * The pairs in which the watcher may see the other's presence: both are active, neither blocked the other, and profile and
 * presence are visible to the watcher. `presenceVisibleTo` is the same rule over `users`.
 */
async function listPairs(db: Database, seenIds: string[], watcherIds: string[]) {
  if (seenIds.length === 0 || watcherIds.length === 0) return []
  return db.all<{ seenId: string; watcherId: string }>(sql`SELECT seen.id AS seenId, watcher.id AS watcherId
    FROM ${users} AS seen CROSS JOIN ${users} AS watcher
    WHERE seen.id IN ${listOf(seenIds)}
      AND watcher.id IN ${listOf(watcherIds)}
      AND seen.is_active = 1 AND watcher.is_active = 1 AND seen.profile_visibility <> 'undecided'
      AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = seen.id AND blocked_id = watcher.id)
      AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = watcher.id AND blocked_id = seen.id)
      AND ((seen.presence_visibility = 'everyone' AND seen.profile_visibility IN ('everyone', 'community'))
        OR (seen.presence_visibility IN ('everyone', 'connections')
          AND EXISTS (SELECT 1 FROM ${connections} WHERE low_id = min(seen.id, watcher.id)
            AND high_id = max(seen.id, watcher.id) AND status = 'connected')))`)
}
