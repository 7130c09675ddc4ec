import { and, desc, eq, gt, isNull, lte, not, or } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { mutes } from '../../drizzle/schema/mutes'
import { users } from '../../drizzle/schema/users'
import type { ListCursor } from '../domain/community/list-cursor'
import {
  HIDDEN_MEMBERS_PAGE_SIZE,
  type HiddenMember,
  type HiddenMembersPage,
  hiddenMemberColumns,
  toHiddenMembersPage,
} from './hidden-members.server'
import { isAfter } from './sql-conditions.server'
import { existsForOthers, isBlockedFor } from './visibility.server'

/** A member somebody muted, their name where it may be read; `until` null: until they say otherwise. */
export type MutedMember = HiddenMember & { until: Date | null }

/** Whom a viewer can mute or unmute by this name; null for nobody, for members who are away or undecided, and where there is a block. */
export async function findMuteTarget(db: Database, viewerId: string, usernameKey: string): Promise<string | null> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.usernameKey, usernameKey), existsForOthers, not(isBlockedFor(viewerId))))
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

/** Takes a mute back by its row in the list of who muted. */
export async function deleteMuteRow(db: Database, muterId: string, id: string): Promise<void> {
  await db.delete(mutes).where(and(eq(mutes.muterId, muterId), eq(mutes.id, id)))
}

/** Whom a member has muted now, the last one first, from a place on. */
export async function listMutedMembers(
  db: Database,
  { muterId, now, after }: { muterId: string; now: Date; after: ListCursor | null },
): Promise<HiddenMembersPage<MutedMember>> {
  const rows = await db
    .select({
      at: mutes.createdAt,
      id: mutes.id,
      ...hiddenMemberColumns(muterId),
      until: mutes.until,
    })
    .from(mutes)
    .innerJoin(users, eq(users.id, mutes.mutedId))
    .where(
      and(
        eq(mutes.muterId, muterId),
        or(isNull(mutes.until), gt(mutes.until, now)),
        isAfter(after, mutes.createdAt, mutes.id),
      ),
    )
    .orderBy(desc(mutes.createdAt), desc(mutes.id))
    .limit(HIDDEN_MEMBERS_PAGE_SIZE + 1)
  return toHiddenMembersPage(rows)
}

/** Forgets mutes whose time is over. */
export async function deleteEndedMutes(db: Database, now: Date): Promise<void> {
  await db.delete(mutes).where(lte(mutes.until, now))
}
