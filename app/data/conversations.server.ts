import { and, desc, eq, gt, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { connections } from '../../drizzle/schema/connections'
import { conversations, messageParticipants } from '../../drizzle/schema/conversations'
import { sessions } from '../../drizzle/schema/sessions'
import { users } from '../../drizzle/schema/users'
import type { AuthorityCode, TypeCode } from '../domain/human-design/terms/codes'
import { toAccountKey } from '../domain/membership/account/account-key'
import { USERNAME_MAX_LENGTH } from '../domain/membership/limits'
import { resolveAccess } from '../domain/membership/visibility'
import type { Participant } from '../domain/messaging/objects'
import { findByUsername } from './members/members.server'
import { findRelation } from './members/profiles.server'
import { listOf } from './sql.server'
import { accessColumns, directoryColumns, isBlockedFor, photoVisibleTo } from './visibility.server'

/**
 * A member as a participant in a conversation. `otherId` null: the other account is deleted. `isOpen` false: the
 * conversation can only be read, because the other account is deleted, either member is inactive, or either has blocked the other.
 */
export type FoundParticipant = { participant: Participant; otherId: string | null; isOpen: boolean }

/** One query, so that all of it is from one moment. Null: not a conversation of theirs. */
export async function findParticipantOf(
  db: Database,
  memberId: string,
  conversationId: string,
): Promise<FoundParticipant | null> {
  const [found] = await participantsWhere(
    db,
    sql`participant.conversation_id = ${conversationId} AND participant.user_id = ${memberId}`,
  )
  return found ?? null
}

/**
 * The same for a socket; null also if the session has ended or the member is inactive. `sessionId` is the stored hash, `now` is in
 * milliseconds.
 */
export async function findParticipantOfSession(
  db: Database,
  {
    memberId,
    conversationId,
    sessionId,
    now,
  }: { memberId: string; conversationId: string; sessionId: string; now: number },
) {
  const [found] = await participantsWhere(
    db,
    sql`participant.conversation_id = ${conversationId} AND participant.user_id = ${memberId} AND me.is_active = 1
      AND EXISTS (SELECT 1 FROM ${sessions} WHERE id = ${sessionId} AND user_id = ${memberId}
        AND expires_at > ${Math.floor(now / 1000)})`,
  )
  return found ?? null
}

/** A member's participations, by last message, newest first. */
export const listParticipantsOf = (db: Database, memberId: string, limit: number): Promise<FoundParticipant[]> =>
  participantsWhere(
    db,
    sql`participant.user_id = ${memberId} ORDER BY coalesce(c.last_message_at, c.created_at) DESC LIMIT ${limit}`,
  )

type ParticipantRow = {
  id: string
  pair: string
  memberId: string
  otherId: string | null
  isOpen: number
  receipts: number
  isConnected: number
}

async function participantsWhere(db: Database, condition: SQL): Promise<FoundParticipant[]> {
  const rows = await db.all<ParticipantRow>(sql`SELECT c.id, c.pair_key AS pair, me.id AS memberId, other.id AS otherId,
    (coalesce(other.is_active, 0) = 1 AND me.is_active = 1
      AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = me.id AND blocked_id = other.id)
      AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = other.id AND blocked_id = me.id)) AS isOpen,
    (me.read_receipts = 1 AND coalesce(other.read_receipts, 0) = 1) AS receipts,
    EXISTS (SELECT 1 FROM ${connections} WHERE low_id = min(me.id, other.id) AND high_id = max(me.id, other.id)
      AND status = 'connected') AS isConnected
    FROM ${messageParticipants} AS participant
    JOIN ${conversations} AS c ON c.id = participant.conversation_id
    JOIN ${users} AS me ON me.id = participant.user_id
    LEFT JOIN ${messageParticipants} AS partner
      ON partner.conversation_id = participant.conversation_id AND partner.user_id <> participant.user_id
    LEFT JOIN ${users} AS other ON other.id = partner.user_id
    WHERE ${condition}`)
  return rows.map(({ id, pair, memberId, otherId, isOpen, receipts, isConnected }) => ({
    participant: {
      conversationId: id,
      pair,
      memberId,
      receipts: receipts === 1,
      isConnected: isConnected === 1,
    },
    otherId,
    isOpen: isOpen === 1,
  }))
}

/** The other one of a conversation as the list shows them. */
export type Partner = {
  id: string
  username: string
  fullName: string
  /** Null too where the profile has become narrower than this viewer: its photo is not given out then. */
  avatarUrl: string | null
  /** Null where the chart is closed to the viewer. */
  hdType: TypeCode | null
  isTimeUncertain: boolean
  hdAuthority: AuthorityCode | null
  isVerified: boolean
}

/** Those of a list whom a viewer may write with, by id, in one query. Who is missing is gone, away, or there is a block. */
export async function listPartners(db: Database, viewerId: string, otherIds: string[]): Promise<Map<string, Partner>> {
  if (otherIds.length === 0) return new Map()
  const { id, username, fullName, hdType, isTimeUncertain, hdAuthority, isVerified } = directoryColumns(viewerId)
  const avatarUrl = photoVisibleTo(viewerId)
  const rows = await db
    .select({ id, username, fullName, avatarUrl, hdType, isTimeUncertain, hdAuthority, isVerified })
    .from(users)
    .where(and(sql`${users.id} IN ${listOf(otherIds)}`, eq(users.isActive, true), sql`NOT ${isBlockedFor(viewerId)}`))
  return new Map(rows.map((partner) => [partner.id, partner]))
}

/** What a conversation's object says of itself; absolute, so that the same said twice changes nothing. */
export type DirectoryEntry = {
  conversationId: string
  lastMessageId: string | null
  lastMessageAt: Date | null
  messageCount: number
  participants: {
    memberId: string
    unreadCount: number
    lastReadAt: Date | null
    status: 'active' | 'request' | 'ignored'
  }[]
}

/** Brings the directory up to date, all or nothing. Conversations and members that are gone stay gone. */
export async function updateDirectory(db: Database, entries: DirectoryEntry[]): Promise<void> {
  const [first, ...rest] = entries.flatMap(({ conversationId, participants, ...conversation }) => [
    db.update(conversations).set(conversation).where(eq(conversations.id, conversationId)),
    ...participants.map(({ memberId, ...participant }) =>
      db
        .update(messageParticipants)
        .set(participant)
        .where(and(eq(messageParticipants.conversationId, conversationId), eq(messageParticipants.userId, memberId))),
    ),
  ])
  if (first) await db.batch([first, ...rest])
}

/**
 * Whom a viewer means by a name, today's or a former one; null for nobody, and for whom the viewer cannot find: who is away,
 * and with whom there is a block. `isReachable` false: their profile is closed to this viewer.
 */
export async function findAddressee(db: Database, viewerId: string, username: string) {
  const key = toAccountKey(username)
  if (!key || key.length > USERNAME_MAX_LENGTH) return null
  const found = await findByUsername(db, key)
  if (!found) return null
  const [[member], relation] = await Promise.all([
    db
      .select({
        hdType: users.hdType,
        ...accessColumns,
      })
      .from(users)
      .where(eq(users.id, found.memberId)),
    findRelation(db, viewerId, found.memberId),
  ])
  if (!member) return null
  const { profile } = resolveAccess(member, relation)
  if (profile === 'none') return null
  return {
    id: found.memberId,
    isSelf: relation === 'owner',
    isReachable: profile === 'page',
    hdType: member.hdType,
  }
}

export type NewConversation = {
  id: string
  pair: string
  beginnerId: string
  otherId: string
  now: Date
  /** How many the beginner may have begun since a moment; null: as many as they like. */
  limit: { most: number; since: Date } | null
}

/**
 * Begins a conversation, unless it is there, or it would be one too many, or the other is away or there is a block by now:
 * all is asked within the one statement that writes, so that any number that arrive at once keep the limit and leave one
 * conversation a pair. Gives it as it is then, and with it whether it was made just now; null when there is none.
 */
export async function insertConversation(db: Database, begun: NewConversation) {
  const { id, pair, beginnerId, otherId, now, limit } = begun
  const hasCapacity = limit
    ? sql`(SELECT count(*) FROM ${messageParticipants}
        WHERE user_id = ${beginnerId} AND begun_at > ${limit.since.getTime()}) < ${limit.most}`
    : sql`1`
  const [made, , [found]] = await db.batch([
    db
      .insert(conversations)
      .select(
        // Every column, in the order of the table.
        sql`SELECT ${id}, ${pair}, 'direct', NULL, NULL, 0, NULL, ${now.getTime()} WHERE ${hasCapacity}
          AND EXISTS (SELECT 1 FROM ${users} WHERE id = ${otherId} AND is_active = 1)
          AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${beginnerId} AND blocked_id = ${otherId})
          AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${otherId} AND blocked_id = ${beginnerId})`,
      )
      .onConflictDoNothing()
      .returning({ id: conversations.id }),
    db
      .insert(messageParticipants)
      .select(
        sql`SELECT c.id, member.value, 'member', 'active', 0, NULL,
            CASE member.value WHEN ${beginnerId} THEN ${now.getTime()} END
          FROM ${conversations} AS c, json_each(${JSON.stringify([beginnerId, otherId])}) AS member
          WHERE c.id = ${id} AND c.pair_key = ${pair}`,
      )
      .onConflictDoNothing(),
    db
      .select({ id: conversations.id, createdAt: conversations.createdAt })
      .from(conversations)
      .where(and(eq(conversations.id, id), eq(conversations.pairKey, pair))),
  ])
  return found ? { ...found, isNew: made.length > 0 } : null
}

/** When a member begins to have room for another conversation; null when they have it now. */
export async function findNextBeginning(
  db: Database,
  memberId: string,
  { most, since }: { most: number; since: Date },
): Promise<Date | null> {
  const [last] = await db
    .select({ begunAt: messageParticipants.begunAt })
    .from(messageParticipants)
    .where(and(eq(messageParticipants.userId, memberId), gt(messageParticipants.begunAt, since)))
    .orderBy(desc(messageParticipants.begunAt))
    .limit(1)
    .offset(most - 1)
  return last?.begunAt ?? null
}

/**
 * Statements that take a member out of conversations, of all where no ids are named. What stays to the other one names
 * nobody: the pair becomes the conversation's own id. Where there is no other one any more, nothing stays.
 */
export function leaveConversations(db: Database, memberId: string, ids?: string[]) {
  const others = alias(messageParticipants, 'others')
  const isNamed = (column: SQLiteColumn) => ids && sql`${column} IN ${listOf(ids)}`
  const isTheirs = and(
    sql`${conversations.id} IN (SELECT conversation_id FROM ${messageParticipants} WHERE user_id = ${memberId})`,
    isNamed(conversations.id),
  )
  const isAlone = notExists(
    db
      .select({ id: others.userId })
      .from(others)
      .where(and(eq(others.conversationId, conversations.id), ne(others.userId, memberId))),
  )
  return [
    db
      .update(conversations)
      .set({ pairKey: sql`${conversations.id}` })
      .where(isTheirs),
    db.delete(conversations).where(and(isTheirs, isAlone)),
    db
      .delete(messageParticipants)
      .where(and(eq(messageParticipants.userId, memberId), isNamed(messageParticipants.conversationId))),
  ] as const
}
