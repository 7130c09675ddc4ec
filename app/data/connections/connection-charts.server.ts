import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { connections } from '../../../drizzle/schema/connections'
import { users } from '../../../drizzle/schema/users'
import type { TypeCode } from '../../domain/human-design/terms/codes'
import { listOf } from '../sql-conditions.server'
import { directoryColumns, isBlockedFor, isConnectedTo, profileVisibleTo, sightColumns } from '../visibility.server'
import { bothHalves, lastFirst } from './connection-lists.server'

/** Whom a group can be made of: a connection, and whether the viewer may see their gates. */
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

/**
 * Where `resolveAccess` shows a connection the gates of a chart. Told of those alone: whoever may not see the gates finds out
 * nothing by picking.
 */
const hasOpenGates = sql<boolean>`(${users.hdDataCalculated} = 1
  AND ${users.chartVisibility} IN ('everyone', 'connections')
  AND (${users.chartDetail} = 'gates' OR ${users.birthVisibility} IN ('connections', 'everyone')))`.mapWith(Boolean)

/** Whom a member is connected with, the last first, as far as the member sees their pages: at most `limit` of either order of ids. */
export async function listGroupCandidates(db: Database, viewerId: string, limit: number): Promise<GroupCandidate[]> {
  return lastFirst(await db.batch(readCandidates(db, viewerId, limit)), ({ id }) => id)
}

/** One read of them, as two. */
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
 * Of these names, the viewer themself and those they are connected with: each as a row that goes on only through `resolveAccess` and
 * `visibleChart`. Everybody else is as if there were nobody.
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
      ...sightColumns,
      birthTime: users.birthTime,
      birthTimeAccuracy: users.birthTimeAccuracy,
      hdRawData: users.hdRawData,
    })
    .from(users)
    .where(and(sql`${users.usernameKey} IN ${listOf(usernameKeys)}`, mayBeMeant))
}

/** The gates of a member's chart as they are stored, null without one. */
export const readTransitMember = (db: Database, memberId: string) =>
  db
    .select({ gates: sql<string | null>`${users.hdGates}` })
    .from(users)
    .where(eq(users.id, memberId))
    .limit(1)

/**
 * Whom a member is connected with, the last first, and their gates, where both page and gates are open to the member: at most
 * `limit` of either order of ids are looked at, whether they are open or not. `member` is null for those who are not.
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

/** A member and the gates of those they are connected with, by one message to the database. */
export async function findTransitMember(db: Database, memberId: string, limit: number) {
  const [[own], ...halves] = await db.batch([
    readTransitMember(db, memberId),
    ...readConnectionGates(db, memberId, limit),
  ])
  return { own: own ?? { gates: null }, connections: lastFirst(halves, ({ id }) => id) }
}
