import { sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { connections } from '../../drizzle/schema/connections'
import { pairOf } from '../domain/membership/connection-pair'
import type { Relation } from '../domain/membership/visibility'

/** What a viewer is to a member, in one query; none for a visitor and for oneself. A block in either direction wins. */
export async function findRelation(db: Database, viewerId: string | null, memberId: string): Promise<Relation> {
  if (viewerId === null) return 'visitor'
  if (viewerId === memberId) return 'owner'
  const [low, high] = pairOf(viewerId, memberId)
  const found = await db.get<{ blocked: number; connected: number }>(sql`SELECT
    EXISTS (SELECT 1 FROM ${blocks} WHERE (blocker_id = ${viewerId} AND blocked_id = ${memberId})
      OR (blocker_id = ${memberId} AND blocked_id = ${viewerId})) AS blocked,
    EXISTS (SELECT 1 FROM ${connections} WHERE low_id = ${low} AND high_id = ${high} AND status = 'connected') AS connected`)
  if (found.blocked) return 'blocked'
  return found.connected ? 'connection' : 'member'
}
