import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { connections } from '../../drizzle/schema/connections'
import { users } from '../../drizzle/schema/users'
import { bothHalves, lastFirst } from './connection-halves.server'
import { hasOpenGates } from './group-members.server'
import { profileVisibleTo } from './visibility.server'

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
