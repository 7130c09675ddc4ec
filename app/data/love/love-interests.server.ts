import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { loveInterests, loveSettings } from '../../../drizzle/schema/love'
import { users } from '../../../drizzle/schema/users'
import { INTEREST_SETTLES_MILLISECONDS } from '../../domain/membership/love/love-compatibility'
import { isProfileOpen, notificationItem } from '../notifications/notices.server'
import { isMutedBy } from '../visibility.server'
import { hasInterest, isRevealedMatch, isShownTo, isTakingPart, takesPart } from './love-members.server'

/** A member's interest in another. */
type Interest = { memberId: string; otherId: string }
/** The state visible to the member: the other's interest appears only as a match that both may see. */
export type InterestState = { isLiked: boolean; isMatch: boolean }

/**
 * Stores an interest if the two may see each other when the statement runs. Queries and writes are the same whether or not the
 * other is interested, so that neither the response nor its timing reveals it.
 */
export async function insertInterest(db: Database, { memberId, otherId }: Interest, now: Date) {
  const viewer = { viewerId: memberId, now }
  const allowed = db
    .select({
      memberId: sql<string>`${memberId}`.as('member_id'),
      otherId: users.id,
      createdAt: sql<Date>`${now.getTime()}`.as('created_at'),
      revealedAt: sql<Date | null>`NULL`.as('revealed_at'),
    })
    .from(users)
    .innerJoin(loveSettings, eq(loveSettings.userId, users.id))
    .where(and(eq(users.id, otherId), takesPart(viewer), isShownTo(viewer)))
  const [, state] = await db.batch([
    db.insert(loveInterests).select(allowed).onConflictDoNothing(),
    interestState(db, { memberId, otherId }, now),
  ])
  return state[0] ?? NOTHING
}

/** Deletes an interest, if there is one. `wasMatch`: the other could see it. */
export async function deleteInterest(db: Database, { memberId, otherId }: Interest, now: Date) {
  const [before, , state] = await db.batch([
    interestState(db, { memberId, otherId }, now),
    db.delete(loveInterests).where(and(eq(loveInterests.memberId, memberId), eq(loveInterests.otherId, otherId))),
    interestState(db, { memberId, otherId }, now),
  ])
  return { state: state[0] ?? NOTHING, wasMatch: before[0]?.isMatch ?? false }
}

/** Statement that deletes the interests between two members in both directions. */
export const deleteInterestsBetween = (db: Database, one: string, other: string) =>
  db
    .delete(loveInterests)
    .where(
      or(
        and(eq(loveInterests.memberId, one), eq(loveInterests.otherId, other)),
        and(eq(loveInterests.memberId, other), eq(loveInterests.otherId, one)),
      ),
    )

/** The member with this username if the viewer is interested in them, to withdraw it even if they are no longer visible. */
export async function findInterest(db: Database, memberId: string, usernameKey: string): Promise<string | null> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.usernameKey, usernameKey), hasInterest(sql`${memberId}`, sql`${users.id}`)))
    .limit(1)
  return found?.id ?? null
}

const NOTHING: InterestState = { isLiked: false, isMatch: false }

const interestState = (db: Database, { memberId, otherId }: Interest, now: Date) =>
  db
    .select({
      isLiked: hasInterest(sql`${memberId}`, sql`${otherId}`).mapWith(Boolean).as('is_liked'),
      isMatch: isMatchOf(sql`${memberId}`, sql`${otherId}`, now).mapWith(Boolean).as('is_match'),
    })
    .from(users)
    .where(eq(users.id, memberId))

// A match is revealed to both members in one transaction, once both interests are a minute old: no one can check whether
// an interest is mutual and withdraw theirs before the other learns of it.

/** The notification of a match may be shown: both members take part, and each may see the other. Takes SQL of two ids. */
export const mayKnowOfMatch = (
  one: SQL,
  other: SQL,
  now: Date,
) => sql`(${isTakingPart(one, now)} AND ${isTakingPart(other, now)}
  AND ${isOpenTo(one, other)} AND ${isOpenTo(other, one)})`

/** Two members have a match that both may see. */
const isMatchOf = (one: SQL, other: SQL, now: Date) =>
  sql`(${isRevealedMatch(one, other)} AND ${mayKnowOfMatch(one, other, now)})`

const isOpenTo = (ownerId: SQL, viewerId: SQL) =>
  sql`EXISTS (SELECT 1 FROM ${users} AS owner WHERE owner.id = ${ownerId} AND ${isProfileOpen(sql`owner`, viewerId)})`

export type Pair = { one: string; other: string }

/** Mutual interests, each joined with the one in return. */
const mutualInterests = sql`${loveInterests} AS mine
  JOIN ${loveInterests} AS returned ON returned.member_id = mine.other_id AND returned.other_id = mine.member_id`

/** Both interests are old enough, but not both are revealed. */
const isPendingSince = (
  settledAt: number,
) => sql`(mine.created_at <= ${settledAt} AND returned.created_at <= ${settledAt}
  AND (mine.revealed_at IS NULL OR returned.revealed_at IS NULL))`

const settledBy = (now: Date) => now.getTime() - INTEREST_SETTLES_MILLISECONDS

/** Pairs with a match to reveal: those of one member, or those with an interest that became old enough in the last hour. */
export const listPendingMatches = (db: Database, scope: { memberId: string } | 'recent', now: Date, limit: number) => {
  const settledAt = settledBy(now)
  const inScope =
    scope === 'recent'
      ? sql`mine.revealed_at IS NULL AND mine.created_at > ${settledAt - HOUR_MILLISECONDS}`
      : sql`mine.member_id = ${scope.memberId}`
  return db
    .selectDistinct({
      one: sql<string>`min(mine.member_id, mine.other_id)`.as('one'),
      other: sql<string>`max(mine.member_id, mine.other_id)`.as('other'),
    })
    .from(mutualInterests)
    .where(sql`${inScope} AND ${isPendingSince(settledAt)}`)
    .limit(limit)
}

const HOUR_MILLISECONDS = 3_600_000

/** The member has a match to reveal. */
export const hasPendingMatch = (memberId: string, now: Date) =>
  sql`EXISTS (SELECT 1 FROM ${mutualInterests} WHERE mine.member_id = ${memberId} AND ${isPendingSince(settledBy(now))})`

/** Reveals a match to both if each may see it and neither has muted the other; returns the notifications it inserted. */
export async function revealMatch(db: Database, { one, other }: Pair, now: Date) {
  const [ids, settledAt] = [[sql`${one}`, sql`${other}`] as const, settledBy(now)]
  const hasSettled = (from: SQL, to: SQL) => sql`EXISTS (SELECT 1 FROM ${loveInterests} AS settled
    WHERE settled.member_id = ${from} AND settled.other_id = ${to} AND settled.created_at <= ${settledAt})`
  const may = sql`(${hasSettled(ids[0], ids[1])} AND ${hasSettled(ids[1], ids[0])} AND ${mayKnowOfMatch(ids[0], ids[1], now)}
    AND NOT ${isMutedBy(ids[0], ids[1], now.getTime())} AND NOT ${isMutedBy(ids[1], ids[0], now.getTime())})`
  const isOfPair = (from: string, to: string) => sql`(member_id = ${from} AND other_id = ${to})`
  const [first, second] = await db.batch([
    matchNotice(db, { toId: one, withId: other, may, now }),
    matchNotice(db, { toId: other, withId: one, may, now }),
    db
      .update(loveInterests)
      .set({ revealedAt: now })
      .where(and(or(isOfPair(one, other), isOfPair(other, one)), isNull(loveInterests.revealedAt), may)),
  ])
  return [...first, ...second]
}

/** Notifies a member of a match, only once even if the two withdraw and repeat their interest. */
const matchNotice = (db: Database, { toId, withId, may, now }: { toId: string; withId: string; may: SQL; now: Date }) =>
  notificationItem(db, {
    kind: 'love_match',
    cause: { from: sql`${users} AS other`, where: sql`other.id = ${withId} AND ${may}` },
    to: { memberId: sql`${toId}` },
    actorId: sql`other.id`,
    groupKey: sql`'love_match:' || other.id`,
    onceKey: sql`'love_match:' || other.id`,
    now,
  })
