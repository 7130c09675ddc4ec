import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { connections } from '../../drizzle/schema/connections'
import { users } from '../../drizzle/schema/users'
import type { ListCursor } from '../domain/community/list-cursor'
import { pairOf } from '../domain/membership/connection-pair'
import { deleteFollowsBetween } from './connections/follows.server'
import { deleteGuestsBetween } from './events/events.server'
import {
  HIDDEN_MEMBERS_PAGE_SIZE,
  type HiddenMember,
  type HiddenMembersPage,
  hiddenMemberColumns,
  toHiddenMembersPage,
} from './hidden-members.server'
import { deleteInterestsBetween } from './love/love-interests.server'
import { isAfter } from './sql-conditions.server'
import { existsForOthers, nameVisibleTo } from './visibility.server'

/** A blocked member, with the name at the time of the block; null where it is hidden. */
export type BlockedMember = HiddenMember

/** Whom a viewer can block or unblock by this name; null for nobody, for members who are away or undecided and for those who blocked the viewer. */
export async function findBlockTarget(db: Database, viewerId: string, usernameKey: string): Promise<string | null> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.usernameKey, usernameKey),
        existsForOthers,
        sql`NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${users.id} AND blocked_id = ${viewerId})`,
      ),
    )
    .limit(1)
  return found?.id ?? null
}

/** Blocks, which may have been done before, and ends what connected the two, in one transaction. */
export async function insertBlock(db: Database, blockerId: string, blockedId: string): Promise<void> {
  const [lowId, highId] = pairOf(blockerId, blockedId)
  await db.batch([
    db
      .insert(blocks)
      .values({
        blockerId,
        blockedId,
        blockedUsername: sql`(SELECT username FROM ${users} WHERE ${users.id} = ${blockedId})`,
        blockedName: sql`(SELECT full_name FROM ${users} WHERE ${users.id} = ${blockedId} AND ${nameVisibleTo(blockerId)})`,
      })
      .onConflictDoNothing(),
    db.delete(connections).where(and(eq(connections.lowId, lowId), eq(connections.highId, highId))),
    deleteFollowsBetween(db, blockerId, blockedId),
    deleteGuestsBetween(db, blockerId, blockedId, new Date()),
    deleteInterestsBetween(db, blockerId, blockedId),
  ])
}

/** Takes a block back; a block the other way round stays. Gives whether there was one. */
export async function deleteBlock(db: Database, blockerId: string, blockedId: string): Promise<boolean> {
  const isThis = and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId))
  const deleted = await db.delete(blocks).where(isThis).returning({ id: blocks.blockedId })
  return deleted.length > 0
}

/** The same by its row in the list of who blocked; returns the id of the blocked member, or null without such a row. */
export async function deleteBlockRow(db: Database, blockerId: string, id: string): Promise<string | null> {
  const isThis = and(eq(blocks.blockerId, blockerId), eq(blocks.id, id))
  const [deleted] = await db.delete(blocks).where(isThis).returning({ blockedId: blocks.blockedId })
  return deleted?.blockedId ?? null
}

/** Whom a member blocked, the last one first, from a place on. */
export async function listBlockedMembers(
  db: Database,
  { blockerId, after }: { blockerId: string; after: ListCursor | null },
): Promise<HiddenMembersPage<BlockedMember>> {
  const rows = await db
    .select({
      at: blocks.createdAt,
      id: blocks.id,
      ...hiddenMemberColumns(blockerId),
    })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(and(eq(blocks.blockerId, blockerId), isAfter(after, blocks.createdAt, blocks.id)))
    .orderBy(desc(blocks.createdAt), desc(blocks.id))
    .limit(HIDDEN_MEMBERS_PAGE_SIZE + 1)
  return toHiddenMembersPage(rows)
}
