import { sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { connections } from '../../drizzle/schema/connections'
import { users } from '../../drizzle/schema/users'
import { listOf } from './list-of.server'

/** Of these members, those whose presence the watcher may be told; one query. */
export const listPresenceVisible = async (db: Database, watcherId: string, memberIds: string[]): Promise<Set<string>> =>
  new Set((await listPairs(db, memberIds, [watcherId])).map(({ seenId }) => seenId))

/** Of these watchers, those who may be told of the member's presence; one query. */
export const listPresenceWatchers = async (
  db: Database,
  memberId: string,
  watcherIds: string[],
): Promise<Set<string>> => new Set((await listPairs(db, [memberId], watcherIds)).map(({ watcherId }) => watcherId))

/**
 * Who may know of whom: both are here, neither blocked the other, and the one who is seen opens their page, and their presence,
 * to the other. `presenceVisibleTo` is the same rule over `users`.
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
