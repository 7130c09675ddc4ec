import { and, desc, eq, gt, isNull, lte, not, or } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { mutes } from '../../drizzle/schema/mutes'
import { users } from '../../drizzle/schema/users'
import type { ListCursor } from '../domain/community/list-cursor'
import { isAfter } from './is-after.server'
import { KEPT_AWAY_A_PAGE, type KeptAway, type KeptAwayMember, keptAwayColumns, toKeptAway } from './kept-away.server'
import { isBlockedFor } from './visible-members.server'

/** A member somebody muted, their name where it may be read; `until` null: until they say otherwise. */
export type MutedMember = KeptAwayMember & { until: Date | null }

/** Whom a viewer can mute or unmute by this name; null for nobody, for members who are away, and where there is a block. */
export async function findMuteTarget(db: Database, viewerId: string, usernameKey: string): Promise<string | null> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.usernameKey, usernameKey), eq(users.isActive, true), not(isBlockedFor(viewerId))))
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

/** Whom a member has muted now, the last one first, from a place on. */
export async function listMutedMembers(
  db: Database,
  { muterId, now, after }: { muterId: string; now: Date; after: ListCursor | null },
): Promise<KeptAway<MutedMember>> {
  const rows = await db
    .select({
      at: mutes.createdAt,
      id: mutes.mutedId,
      ...keptAwayColumns(muterId),
      until: mutes.until,
    })
    .from(mutes)
    .innerJoin(users, eq(users.id, mutes.mutedId))
    .where(
      and(
        eq(mutes.muterId, muterId),
        or(isNull(mutes.until), gt(mutes.until, now)),
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
