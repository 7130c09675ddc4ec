import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { connections } from '../../../drizzle/schema/connections'
import { users } from '../../../drizzle/schema/users'
import type { TypeCode } from '../../domain/human-design/terms/codes'
import { listOf } from '../sql.server'
import { accessColumns, directoryColumns, isBlockedFor, isConnectedTo, profileVisibleTo } from '../visibility.server'
import { bothHalves, lastFirst } from './connections.server'

/** A connection as a candidate for a group, and whether the viewer may see their gates. */
export type GroupCandidate = {
  at: Date
  id: string
  username: string
  fullName: string
  avatarUrl: string | null
  hdType: TypeCode | null
  isTimeUncertain: boolean
  hasOpenGates: boolean
}

/** `resolveAccess` shows the gates of the chart to a connection. Only for members connected with the viewer. */
const hasOpenGates = sql<boolean>`(${users.hdDataCalculated} = 1
  AND ${users.chartVisibility} IN ('everyone', 'connections')
  AND (${users.chartDetail} = 'gates' OR ${users.birthVisibility} IN ('connections', 'everyone')))`.mapWith(Boolean)

/** A member's connections whose profiles they may see, newest first: at most `limit` from each of the two queries. */
export async function listGroupCandidates(db: Database, viewerId: string, limit: number): Promise<GroupCandidate[]> {
  return lastFirst(await db.batch(readCandidates(db, viewerId, limit)), ({ id }) => id)
}

/** Its two queries, one for each order of ids. */
export function readCandidates(db: Database, viewerId: string, limit: number) {
  const { id, username, fullName, avatarUrl, hdType, isTimeUncertain } = directoryColumns(viewerId)
  return bothHalves((own, other) =>
    db
      .select({ at: connections.createdAt, id, username, fullName, avatarUrl, hdType, isTimeUncertain, hasOpenGates })
      .from(connections)
      .innerJoin(users, and(eq(users.id, other), profileVisibleTo(viewerId)))
      .where(and(eq(own, viewerId), eq(connections.status, 'connected')))
      .orderBy(desc(connections.createdAt), desc(other))
      .limit(limit),
  )
}

/**
 * Of these usernames, the viewer and their connections, as rows for `resolveAccess` and `visibleChart` only. Other members are
 * left out as if they didn't exist.
 */
export async function findGroupMembers(db: Database, viewerId: string, usernameKeys: readonly string[]) {
  if (usernameKeys.length === 0) return []
  const mayBeMeant: SQL = sql`(${users.id} = ${viewerId}
    OR (${users.isActive} = 1 AND NOT ${isBlockedFor(viewerId)} AND ${isConnectedTo(viewerId)}))`
  return db
    .select({
      id: users.id,
      key: users.usernameKey,
      username: users.username,
      fullName: users.fullName,
      avatarUrl: users.avatarUrl,
      ...accessColumns,
      birthTime: users.birthTime,
      birthTimeAccuracy: users.birthTimeAccuracy,
      hdRawData: users.hdRawData,
    })
    .from(users)
    .where(and(sql`${users.usernameKey} IN ${listOf(usernameKeys)}`, mayBeMeant))
}

/** The stored gates of a member's chart; null without a chart. */
const readTransitMember = (db: Database, memberId: string) =>
  db
    .select({ gates: sql<string | null>`${users.hdGates}` })
    .from(users)
    .where(eq(users.id, memberId))
    .limit(1)

/**
 * A member's connections, newest first, with their gates; `member` is null if the member may not see both profile and gates. Reads
 * at most `limit` rows for each order of ids, visible or not.
 */
export const readConnectionGates = (db: Database, viewerId: string, limit: number) =>
  bothHalves((own, other) =>
    db
      .select({
        at: connections.createdAt,
        id: other,
        member: {
          username: users.username,
          fullName: users.fullName,
          avatarUrl: users.avatarUrl,
          hdType: users.hdType,
          gates: sql<string | null>`${users.hdGates}`,
        },
      })
      .from(connections)
      .leftJoin(users, and(eq(users.id, other), profileVisibleTo(viewerId), hasOpenGates))
      .where(and(eq(own, viewerId), eq(connections.status, 'connected')))
      .orderBy(desc(connections.createdAt), desc(other))
      .limit(limit),
  )

export type ConnectionGates = Awaited<ReturnType<typeof readConnectionGates>[0]>[number]

/** A member's gates and those of their connections, in one batch. */
export async function findTransitMember(db: Database, memberId: string, limit: number) {
  const [[own], ...halves] = await db.batch([
    readTransitMember(db, memberId),
    ...readConnectionGates(db, memberId, limit),
  ])
  return { own: own ?? { gates: null }, connections: lastFirst(halves, ({ id }) => id) }
}
