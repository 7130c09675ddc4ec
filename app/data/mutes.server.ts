import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { mutes } from '../../drizzle/schema/mutes'
import { users } from '../../drizzle/schema/users'
import type { ListCursor } from '../domain/community/list-cursor'
import { isAfter } from './is-after.server'
import { KEPT_AWAY_A_PAGE, type KeptAway, toKeptAway } from './kept-away.server'

/** A member somebody muted; `until` null: until they say otherwise. */
export type MutedMember = { username: string; fullName: string; avatarUrl: string | null; until: Date | null }

/**
 * Whom a viewer can mute or unmute by this name; null for nobody, and for whom the viewer cannot find: members who are away,
 * or with whom there is a block, except those on the viewer's own list.
 */
export async function findMuteTarget(db: Database, viewerId: string, usernameKey: string): Promise<string | null> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.usernameKey, usernameKey),
        sql`(EXISTS (SELECT 1 FROM ${mutes} WHERE muter_id = ${viewerId} AND muted_id = ${users.id})
          OR (${users.isActive} = 1
            AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${viewerId} AND blocked_id = ${users.id})
            AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${users.id} AND blocked_id = ${viewerId})))`,
      ),
    )
    .limit(1)
  return found?.id ?? null
}

/** Mutes, or changes until when. */
export async function insertMute(
  db: Database,
  mute: typeof mutes.$inferInsert & { until: Date | null },
): Promise<void> {
  const { mutedId, muterId, until } = mute
  await db
    .insert(mutes)
    .values({ mutedId, muterId, until })
    .onConflictDoUpdate({ target: [mutes.muterId, mutes.mutedId], set: { until } })
}

/** Takes a mute back. */
export async function deleteMute(db: Database, muterId: string, mutedId: string): Promise<void> {
  await db.delete(mutes).where(and(eq(mutes.muterId, muterId), eq(mutes.mutedId, mutedId)))
}

/** Whom a member has muted now, the last one first, from a place on; members who are away show up again with their return. */
export async function listMutedMembers(
  db: Database,
  { muterId, now, after }: { muterId: string; now: Date; after: ListCursor | null },
): Promise<KeptAway<MutedMember>> {
  const rows = await db
    .select({
      at: mutes.createdAt,
      id: mutes.mutedId,
      username: users.username,
      fullName: users.fullName,
      avatarUrl: users.avatarUrl,
      until: mutes.until,
    })
    .from(mutes)
    .innerJoin(users, eq(users.id, mutes.mutedId))
    .where(
      and(
        eq(mutes.muterId, muterId),
        or(isNull(mutes.until), gt(mutes.until, now)),
        eq(users.isActive, true),
        isAfter(after, mutes.createdAt, mutes.mutedId),
      ),
    )
    .orderBy(desc(mutes.createdAt), desc(mutes.mutedId))
    .limit(KEPT_AWAY_A_PAGE + 1)
  return toKeptAway(rows)
}

/** Forgets mutes whose time is over. */
export async function deleteEndedMutes(db: Database, now: Date): Promise<void> {
  await db.delete(mutes).where(lte(mutes.until, now))
}
