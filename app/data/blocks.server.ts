import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { connections } from '../../drizzle/schema/connections'
import { users } from '../../drizzle/schema/users'
import type { ListCursor } from '../domain/community/list-cursor'
import { pairOf } from '../domain/membership/connection-pair'
import { deleteGuestsBetween } from './event-guests.server'
import { deleteFollowsBetween } from './follows.server'
import { isAfter } from './is-after.server'
import { KEPT_AWAY_A_PAGE, type KeptAway, type KeptAwayMember, keptAwayColumns, toKeptAway } from './kept-away.server'
import { deleteInterestsBetween } from './love-interests.server'

/** A member somebody blocked, their name where it may be read. */
export type BlockedMember = KeptAwayMember

/** Whom a viewer can block or unblock by this name; null for nobody, for members who are away and for those who blocked the viewer. */
export async function findBlockTarget(db: Database, viewerId: string, usernameKey: string): Promise<string | null> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.usernameKey, usernameKey),
        eq(users.isActive, true),
        sql`NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${users.id} AND blocked_id = ${viewerId})`,
      ),
    )
    .limit(1)
  return found?.id ?? null
}

/** Blocks, which may have been done before, and ends what connected the two, in one transaction. */
export async function insertBlock(db: Database, blockerId: string, blockedId: string): Promise<boolean> {
  const [lowId, highId] = pairOf(blockerId, blockedId)
  await db.batch([
    db.insert(blocks).values({ blockerId, blockedId }).onConflictDoNothing(),
    db.delete(connections).where(and(eq(connections.lowId, lowId), eq(connections.highId, highId))),
    deleteFollowsBetween(db, blockerId, blockedId),
    deleteGuestsBetween(db, blockerId, blockedId, new Date()),
    deleteInterestsBetween(db, blockerId, blockedId),
  ])
  return true
}

/** Takes a block back; a block the other way round stays. Gives whether there was one. */
export async function deleteBlock(db: Database, blockerId: string, blockedId: string): Promise<boolean> {
  const isThis = and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId))
  const deleted = await db.delete(blocks).where(isThis).returning({ id: blocks.blockedId })
  return deleted.length > 0
}

/** Whom a member blocked, the last one first, from a place on. */
export async function listBlockedMembers(
  db: Database,
  { blockerId, after }: { blockerId: string; after: ListCursor | null },
): Promise<KeptAway<BlockedMember>> {
  const rows = await db
    .select({
      at: blocks.createdAt,
      id: blocks.blockedId,
      ...keptAwayColumns(blockerId),
    })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(and(eq(blocks.blockerId, blockerId), isAfter(after, blocks.createdAt, blocks.blockedId)))
    .orderBy(desc(blocks.createdAt), desc(blocks.blockedId))
    .limit(KEPT_AWAY_A_PAGE + 1)
  return toKeptAway(rows)
}
