import { and, asc, count, desc, eq, gt, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { blocks } from '../../../drizzle/schema/blocks'
import { connections } from '../../../drizzle/schema/connections'
import { mutedWords, mutes } from '../../../drizzle/schema/mutes'
import { users } from '../../../drizzle/schema/users'
import { MUTED_WORDS_MAX } from '../../domain/community/limits'
import type { ListCursor } from '../../domain/community/search/list-cursor'
import { pairOf } from '../../domain/membership/connections'
import { deleteFollowsBetween } from '../connections/follows.server'
import { deleteGuestsBetween } from '../events/events.server'
import { deleteInterestsBetween } from '../love/love-interests.server'
import { isAfter } from '../sql.server'
import {
  existsForOthers,
  isBlockedFor,
  nameVisibleTo,
  photoVisibleTo,
  readableFullName,
  readableUsername,
} from '../visibility.server'

/** A blocked member, with the name at the time of the block; null where it is hidden. */
export type BlockedMember = HiddenMember

/** The member whom a viewer can block or unblock by this username; null for unknown, inactive and undecided members and for those who blocked the viewer. */
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

/** Inserts a block, unless it exists, and deletes what connects the two members, in one transaction. */
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

/** Deletes a block, but not one in the other direction. Returns whether there was one. */
export async function deleteBlock(db: Database, blockerId: string, blockedId: string): Promise<boolean> {
  const isThis = and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId))
  const deleted = await db.delete(blocks).where(isThis).returning({ id: blocks.blockedId })
  return deleted.length > 0
}

/** The same by the id of its row; returns the id of the blocked member, or null if the blocker has no such row. */
export async function deleteBlockRow(db: Database, blockerId: string, id: string): Promise<string | null> {
  const isThis = and(eq(blocks.blockerId, blockerId), eq(blocks.id, id))
  const [deleted] = await db.delete(blocks).where(isThis).returning({ blockedId: blocks.blockedId })
  return deleted?.blockedId ?? null
}

/** The members a member blocked, newest first, after a cursor. */
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

/** A muted member, with their name if it's visible; `until` null: until unmuted. */
export type MutedMember = HiddenMember & { until: Date | null }

/** The member whom a viewer can mute or unmute by this username; null for unknown, inactive and undecided members and across a block. */
export async function findMuteTarget(db: Database, viewerId: string, usernameKey: string): Promise<string | null> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.usernameKey, usernameKey), existsForOthers, not(isBlockedFor(viewerId))))
    .limit(1)
  return found?.id ?? null
}

/** Inserts a mute or changes its end. */
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

/** Deletes a mute. */
export async function deleteMute(db: Database, muterId: string, mutedId: string): Promise<void> {
  await db.delete(mutes).where(and(eq(mutes.muterId, muterId), eq(mutes.mutedId, mutedId)))
}

/** Deletes a mute by the id of its row. */
export async function deleteMuteRow(db: Database, muterId: string, id: string): Promise<void> {
  await db.delete(mutes).where(and(eq(mutes.muterId, muterId), eq(mutes.id, id)))
}

/** The members a member has muted at the moment, newest first, after a cursor. */
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

/** Deletes expired mutes. */
export async function deleteEndedMutes(db: Database, now: Date): Promise<void> {
  await db.delete(mutes).where(lte(mutes.until, now))
}

/** Page size of the lists of muted and blocked members. */
const HIDDEN_MEMBERS_PAGE_SIZE = 30

/** A member in such a list. `id` is that of the row, because a member's id would identify one whose name is hidden by now. */
type HiddenMember = { id: string; username: string | null; fullName: string | null; avatarUrl: string | null }

/** The columns of such a list, as its owner may see them. */
const hiddenMemberColumns = (viewerId: string) => ({
  username: readableUsername(viewerId).as('shown_username'),
  fullName: readableFullName(viewerId).as('shown_name'),
  avatarUrl: photoVisibleTo(viewerId).as('shown_avatar'),
})

/** A page of such a list and the cursor of the next one; null at the end. */
type HiddenMembersPage<M> = { members: M[]; next: ListCursor | null }

/** Builds a page from its rows and one more, which shows that there is a next page. */
function toHiddenMembersPage<M extends { id: string }>(rows: (M & { at: Date })[]): HiddenMembersPage<M> {
  const page = rows.slice(0, HIDDEN_MEMBERS_PAGE_SIZE)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return {
    members: page.map(({ at: _, ...member }) => member as unknown as M),
    next: last ? { at: last.at.getTime(), id: last.id } : null,
  }
}

type Word = { userId: string; wordKey: string; word: string }

/**
 * Adds a word within the limit, which the same statement counts, so that simultaneous requests can't exceed it. Returns whether
 * the word is in the list now; an existing word keeps its spelling.
 */
export async function insertMutedWord(db: Database, { userId, wordKey, word }: Word): Promise<boolean> {
  const allowed = db
    .select({
      userId: users.id,
      wordKey: sql<string>`${wordKey}`.as('word_key'),
      word: sql<string>`${word}`.as('word'),
      createdAt: sql<Date>`${Date.now()}`.as('created_at'),
    })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        sql`(SELECT count(*) FROM ${mutedWords} WHERE user_id = ${userId}) < ${MUTED_WORDS_MAX}`,
      ),
    )
  const [, [found]] = await db.batch([
    db.insert(mutedWords).select(allowed).onConflictDoNothing(),
    db.select({ count: count() }).from(mutedWords).where(isWord(userId, wordKey)),
  ])
  return found?.count === 1
}

/** Deletes a word, if it's in the list. */
export async function deleteMutedWord(db: Database, userId: string, wordKey: string): Promise<void> {
  await db.delete(mutedWords).where(isWord(userId, wordKey))
}

/** A member's muted words as typed, in alphabetical order. */
export async function listMutedWords(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ word: mutedWords.word })
    .from(mutedWords)
    .where(eq(mutedWords.userId, userId))
    .orderBy(asc(mutedWords.wordKey))
    .limit(MUTED_WORDS_MAX)
  return rows.map(({ word }) => word)
}

const isWord = (userId: string, wordKey: string) => and(eq(mutedWords.userId, userId), eq(mutedWords.wordKey, wordKey))

/** A member's muted words in normalised form. */
export async function listMutedWordKeys(db: Database, memberId: string): Promise<string[]> {
  const rows = await db.select({ key: mutedWords.wordKey }).from(mutedWords).where(eq(mutedWords.userId, memberId))
  return rows.map(({ key }) => key)
}
