import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { connections } from '../../drizzle/schema/connections'
import { users } from '../../drizzle/schema/users'
import type { ListQuery } from './follow-lists.server'
import { fillPage, ifVisible, isAfter, listedColumns, ROWS_AT_ONCE } from './member-page.server'

/** Whom a member is connected with, the last one first. */
export const listConnections = (db: Database, query: ListQuery) =>
  fillPage(async (after) => {
    const [low, high] = await db.batch(readConnections(db, { ...query, after }))
    return [...low, ...high].sort(lastFirst).slice(0, ROWS_AT_ONCE)
  }, query.after)

type Key = { at: Date; id: string }
const lastFirst = (one: Key, other: Key) => other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1)

/** One read of such a list: those before and those behind the member in the order of ids, each by its index. */
export function readConnections(db: Database, { memberId, viewerId, after }: ListQuery) {
  const half = (
    own: typeof connections.lowId | typeof connections.highId,
    other: typeof connections.lowId | typeof connections.highId,
  ) =>
    db
      .select({ at: connections.createdAt, id: other, member: listedColumns(viewerId) })
      .from(connections)
      .leftJoin(users, ifVisible(other, viewerId))
      .where(and(eq(own, memberId), eq(connections.status, 'connected'), isAfter(after, connections.createdAt, other)))
      .orderBy(desc(connections.createdAt), desc(other))
      .limit(ROWS_AT_ONCE)
  return [half(connections.lowId, connections.highId), half(connections.highId, connections.lowId)] as const
}
