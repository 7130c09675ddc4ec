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
import { KEPT_AWAY_A_PAGE, type KeptAway, toKeptAway } from './kept-away.server'
import { deleteInterestsBetween } from './love-interests.server'

/** A member somebody blocked, as that somebody still sees them. */
export type BlockedMember = { username: string; fullName: string; avatarUrl: string | null }

/**
 * Whom a viewer can block or unblock by this name; null for nobody, and for whom the viewer cannot find: members who are
 * away or who blocked the viewer, except those on the viewer's own list.
 */
export async function findBlockTarget(db: Database, viewerId: string, usernameKey: string): Promise<string | null> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.usernameKey, usernameKey),
        sql`(EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${viewerId} AND blocked_id = ${users.id})
          OR (${users.isActive} = 1
            AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${users.id} AND blocked_id = ${viewerId})))`,
      ),
    )
    .limit(1)
  return found?.id ?? null
}

/** Blocks, which may have been done before, and ends what connected the two, in one transaction. */
export async function insertBlock(db: Database, blockerId: string, blockedId: string): Promise<void> {
  const [lowId, highId] = pairOf(blockerId, blockedId)
  await db.batch([
    db.insert(blocks).values({ blockerId, blockedId }).onConflictDoNothing(),
    db.delete(connections).where(and(eq(connections.lowId, lowId), eq(connections.highId, highId))),
    deleteFollowsBetween(db, blockerId, blockedId),
    deleteGuestsBetween(db, blockerId, blockedId, new Date()),
    deleteInterestsBetween(db, blockerId, blockedId),
  ])
}

/** Takes a block back; a block the other way round stays. */
export async function deleteBlock(db: Database, blockerId: string, blockedId: string): Promise<void> {
  await db.delete(blocks).where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))
}

/** Whom a member blocked, the last one first, from a place on; members who are away show up again with their return. */
export async function listBlockedMembers(
  db: Database,
  { blockerId, after }: { blockerId: string; after: ListCursor | null },
): Promise<KeptAway<BlockedMember>> {
  const rows = await db
    .select({
      at: blocks.createdAt,
      id: blocks.blockedId,
      username: users.username,
      fullName: users.fullName,
      avatarUrl: users.avatarUrl,
    })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(
      and(
        eq(blocks.blockerId, blockerId),
        eq(users.isActive, true),
        isAfter(after, blocks.createdAt, blocks.blockedId),
      ),
    )
    .orderBy(desc(blocks.createdAt), desc(blocks.blockedId))
    .limit(KEPT_AWAY_A_PAGE + 1)
  return toKeptAway(rows)
}
