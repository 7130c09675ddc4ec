import { sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { connectionAsks, connections } from '../../drizzle/schema/connections'
import { users } from '../../drizzle/schema/users'
import type { TypeCode } from '../domain/human-design/codes'
import { FREE, sinceOf, type Used } from '../domain/membership/entitlements'
import { isWanted } from './connection-cards.server'
import { isOnlineFor } from './presence.server'
import type { Wanted } from './suggestions.server'

/** Of the connections of one type (null: not shown to the member) how many there are, and how many are here. */
export type TypeCount = { type: TypeCode | null; count: number; online: number }

/** What the page of connections counts: those who are looked for by type, and all requests to answer; one question. */
export async function countConnections(db: Database, memberId: string, wanted: Wanted) {
  const others = (status: 'connected' | 'requested') => sql`(SELECT high_id AS id, requester_id FROM ${connections}
      WHERE low_id = ${memberId} AND status = ${status}
    UNION ALL SELECT low_id, requester_id FROM ${connections} WHERE high_id = ${memberId} AND status = ${status})`
  const rows = await db.all<TypeCount & { kind: 'connected' | 'requested' }>(sql`SELECT 'connected' AS kind,
      -- Whoever is connected sees a chart that is not private.
      iif(${users.chartVisibility} = 'private', NULL, ${users.hdType}) AS type, count(*) AS count,
      coalesce(sum(${isOnlineFor(memberId)}), 0) AS online
    FROM ${others('connected')} AS other CROSS JOIN ${users} ON ${users.id} = other.id AND ${users.isActive} = 1
    WHERE ${isWanted(memberId, wanted) ?? sql`1`}
    GROUP BY type
    UNION ALL SELECT 'requested', NULL, count(*), 0
    FROM ${others('requested')} AS other CROSS JOIN ${users} ON ${users.id} = other.id AND ${users.isActive} = 1
    WHERE other.requester_id = other.id`)
  return {
    connected: rows.filter(({ kind }) => kind === 'connected'),
    requests: rows.find(({ kind }) => kind === 'requested')?.count ?? 0,
  }
}

/**
 * Who looks for others: the gates of their chart as stored (null without one), and how often they asked to connect of what is free,
 * as `countUsed` counts it. One question.
 */
export async function findAsker(
  db: Database,
  memberId: string,
  now: Date,
): Promise<{ gates: string | null; asked: Used }> {
  const since = sinceOf('requests', now).getTime()
  const asks = sql`(SELECT asked_at AS at FROM ${connectionAsks} WHERE requester_id = ${memberId} AND asked_at > ${since}
    ORDER BY asked_at DESC LIMIT ${FREE.requests.most})`
  const [row] = await db.all<{ gates: string | null; count: number; oldest: number | null }>(
    sql`SELECT ${users.hdGates} AS gates, (SELECT count(*) FROM ${asks}) AS count, (SELECT min(at) FROM ${asks}) AS oldest
      FROM ${users} WHERE ${users.id} = ${memberId}`,
  )
  const oldest = row?.oldest == null ? null : new Date(row.oldest)
  return { gates: row?.gates ?? null, asked: { count: row?.count ?? 0, oldest } }
}
