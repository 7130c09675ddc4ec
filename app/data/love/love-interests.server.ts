import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { loveInterests, loveSettings } from '../../../drizzle/schema/love'
import { users } from '../../../drizzle/schema/users'
import { INTEREST_SETTLES_MILLISECONDS } from '../../domain/membership/love/love-compatibility'
import { isProfileOpen, notificationItem } from '../notifications/notices.server'
import { isMutedBy } from '../visibility.server'
import { hasInterest, isRevealedMatch, isShownTo, isTaking, takesPart } from './love-members.server'

/** Who is interested in whom. */
type Interest = { memberId: string; otherId: string }
/** As far as the one who is interested may know: the other's interest is told only where both may learn of the match. */
export type InterestState = { isLiked: boolean; isMatch: boolean }

/**
 * Notes an interest where the two may see each other at this very moment; done before it changes nothing. What is asked and
 * written is the same whether or not the other is interested, so that nothing about the answer tells of it.
 */
export async function insertInterest(db: Database, { memberId, otherId }: Interest, now: Date) {
  const looker = { viewerId: memberId, now }
  const allowed = db
    .select({
      memberId: sql<string>`${memberId}`.as('member_id'),
      otherId: users.id,
      createdAt: sql<Date>`${now.getTime()}`.as('created_at'),
      revealedAt: sql<Date | null>`NULL`.as('revealed_at'),
    })
    .from(users)
    .innerJoin(loveSettings, eq(loveSettings.userId, users.id))
    .where(and(eq(users.id, otherId), takesPart(looker), isShownTo(looker)))
  const [, state] = await db.batch([
    db.insert(loveInterests).select(allowed).onConflictDoNothing(),
    interestState(db, { memberId, otherId }, now),
  ])
  return state[0] ?? NOTHING
}

/** Takes an interest back; where there was none nothing changes. `wasMatch`: the other knew of it. */
export async function deleteInterest(db: Database, { memberId, otherId }: Interest, now: Date) {
  const [before, , state] = await db.batch([
    interestState(db, { memberId, otherId }, now),
    db.delete(loveInterests).where(and(eq(loveInterests.memberId, memberId), eq(loveInterests.otherId, otherId))),
    interestState(db, { memberId, otherId }, now),
  ])
  return { state: state[0] ?? NOTHING, wasMatch: before[0]?.isMatch ?? false }
}

/** The interest of two in one another, either way, to be taken away in the batch that parts them. */
export const deleteInterestsBetween = (db: Database, one: string, other: string) =>
  db
    .delete(loveInterests)
    .where(
      or(
        and(eq(loveInterests.memberId, one), eq(loveInterests.otherId, other)),
        and(eq(loveInterests.memberId, other), eq(loveInterests.otherId, one)),
      ),
    )

/** Whom a member means by this name, where they are interested in them already: to take that back, whoever the other is now. */
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
// an interest is answered and take theirs back before the other learns of it.

/** Where a notice of a match is shown: both members take part, and each may see the other. Given as SQL of two ids. */
export const mayKnowOfMatch = (
  one: SQL,
  other: SQL,
  now: Date,
) => sql`(${isTaking(one, now)} AND ${isTaking(other, now)}
  AND ${isOpenTo(one, other)} AND ${isOpenTo(other, one)})`

/** Where two members may see that they have a match. */
const isMatchOf = (one: SQL, other: SQL, now: Date) =>
  sql`(${isRevealedMatch(one, other)} AND ${mayKnowOfMatch(one, other, now)})`

const isOpenTo = (ownerId: SQL, viewerId: SQL) =>
  sql`EXISTS (SELECT 1 FROM ${users} AS owner WHERE owner.id = ${ownerId} AND ${isProfileOpen(sql`owner`, viewerId)})`

export type Pair = { one: string; other: string }

/** Interests that answer one another, each with the answer to it. */
const answeredInterests = sql`${loveInterests} AS mine
  JOIN ${loveInterests} AS answer ON answer.member_id = mine.other_id AND answer.other_id = mine.member_id`

/** Where such a pair has settled, but is not revealed yet. */
const isPendingSince = (settledAt: number) => sql`(mine.created_at <= ${settledAt} AND answer.created_at <= ${settledAt}
  AND (mine.revealed_at IS NULL OR answer.revealed_at IS NULL))`

const settledBy = (now: Date) => now.getTime() - INTEREST_SETTLES_MILLISECONDS

/** Pairs whose interests answer one another and have settled, but are not revealed yet: of a member, or of the last hour. */
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
    .from(answeredInterests)
    .where(sql`${inScope} AND ${isPendingSince(settledAt)}`)
    .limit(limit)
}

const HOUR_MILLISECONDS = 3_600_000

/** Where a member has such a pair. */
export const hasPendingMatch = (memberId: string, now: Date) =>
  sql`EXISTS (SELECT 1 FROM ${answeredInterests} WHERE mine.member_id = ${memberId} AND ${isPendingSince(settledBy(now))})`

/** Reveals a match to both, where each may learn of it now and neither has muted the other; returns the members it notified. */
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

/** A member is notified of a match once, however often the two withdraw and renew their interest. */
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
