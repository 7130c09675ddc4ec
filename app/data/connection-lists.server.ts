import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { connections } from '../../drizzle/schema/connections'
import { users } from '../../drizzle/schema/users'
import { bothHalves, lastFirst } from './connection-halves.server'
import type { ListQuery } from './follow-lists.server'
import { fillPage, ifVisible, listedColumns, ROWS_AT_ONCE } from './member-page.server'
import { isAfter } from './sql-conditions.server'

/** Whom a member is connected with, the last one first. */
export const listConnections = (db: Database, query: ListQuery) =>
  fillPage(async (after) => {
    const halves = await db.batch(readConnections(db, { ...query, after }))
    return lastFirst(halves, ({ id }) => id).slice(0, ROWS_AT_ONCE)
  }, query.after)

/** One read of such a list: those before and those behind the member in the order of ids, each by its index. */
export const readConnections = (db: Database, { memberId, viewerId, after }: ListQuery) =>
  bothHalves((own, other) =>
    db
      .select({ at: connections.createdAt, id: other, member: listedColumns(viewerId) })
      .from(connections)
      .leftJoin(users, ifVisible(other, viewerId))
      .where(and(eq(own, memberId), eq(connections.status, 'connected'), isAfter(after, connections.createdAt, other)))
      .orderBy(desc(connections.createdAt), desc(other))
      .limit(ROWS_AT_ONCE),
  )
