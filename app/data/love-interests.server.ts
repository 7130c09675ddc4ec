import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { loveInterests, loveSettings } from '../../drizzle/schema/love'
import { users } from '../../drizzle/schema/users'
import { isMatchOf } from './love-matches.server'
import { hasInterest, isShownTo, takesPart } from './love-members.server'

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
