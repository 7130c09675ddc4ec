import { and, desc, eq, gt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { connectionAsks, connections } from '../../drizzle/schema/connections'
import { users } from '../../drizzle/schema/users'
import { connectionState } from '../domain/membership/connection-state'
import { isAskableBy, isBlockedFor } from './visibility.server'

/** The row of the viewer and a member, as a condition over both tables. */
export const isPairOf = (viewerId: string) =>
  sql`low_id = min(${users.id}, ${viewerId}) AND high_id = max(${users.id}, ${viewerId})`

/**
 * Whom a viewer means by this name, and how the two stand: whoever they may ask, or is or was asked by them, or asked
 * them. Null for everybody else, for who is away, and across a block.
 */
export async function findConnectionTarget(db: Database, viewerId: string, usernameKey: string) {
  const [found] = await db
    .select({ id: users.id, status: connections.status, requesterId: connections.requesterId })
    .from(users)
    .leftJoin(connections, isPairOf(viewerId))
    .where(
      and(
        eq(users.usernameKey, usernameKey),
        or(
          isAskableBy(viewerId),
          sql`(${connections.status} IS NOT NULL AND ${users.isActive} = 1 AND NOT ${isBlockedFor(viewerId)})`,
        ),
      ),
    )
    .limit(1)
  if (!found) return null
  const { id, status, requesterId } = found
  return { id, state: connectionState(status && requesterId ? { status, requesterId } : null, viewerId) }
}

/** The oldest of those a member asked that leave no room for another; null where there is room. */
export async function findOldestCountedAsk(
  db: Database,
  memberId: string,
  { most, since }: { most: number; since: Date },
): Promise<Date | null> {
  const [last] = await db
    .select({ askedAt: connectionAsks.askedAt })
    .from(connectionAsks)
    .where(and(eq(connectionAsks.requesterId, memberId), gt(connectionAsks.askedAt, since)))
    .orderBy(desc(connectionAsks.askedAt))
    .limit(1)
    .offset(most - 1)
  return last?.askedAt ?? null
}

/** Forgets whom members asked before a moment, unless they were declined since. */
export async function deleteOldAsks(db: Database, before: Date): Promise<void> {
  await db
    .delete(connectionAsks)
    .where(
      and(lte(connectionAsks.askedAt, before), sql`coalesce(${connectionAsks.declinedAt}, 0) <= ${before.getTime()}`),
    )
}
