import { and, desc, eq, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { follows } from '../../../drizzle/schema/follows'
import { users } from '../../../drizzle/schema/users'
import type { ListCursor } from '../../domain/community/search/list-cursor'
import { fillPage, ifVisible, isFollowedBy, listedColumns, ROWS_AT_ONCE } from '../members/member-page.server'
import { followNotice } from '../notifications/notices.server'
import { isAfter } from '../sql.server'
import { profileVisibleTo } from '../visibility.server'

export type FollowPair = { followerId: string; followeeId: string }

/** Whether the viewer follows a member, and how many followers the member has. */
export type FollowState = { isFollowing: boolean; followersCount: number }

/**
 * The member with this username, if the viewer may see their profile or already follows them; null otherwise.
 */
export async function findFollowTarget(db: Database, viewerId: string, usernameKey: string) {
  const [found] = await db
    .select({ id: users.id, isFollowing: isFollowedBy(viewerId), followersCount: users.followersCount })
    .from(users)
    .where(and(eq(users.usernameKey, usernameKey), or(profileVisibleTo(viewerId), isFollowedBy(viewerId))))
    .limit(1)
  return found ?? null
}

/**
 * Follows a member whose profile is visible when the statement runs; does nothing if they are followed already. `notified`: the
 * notifications inserted in the same batch.
 */
export async function insertFollow(db: Database, pair: FollowPair, now: Date) {
  const allowed = db
    .select({
      followerId: sql<string>`${pair.followerId}`.as('follower_id'),
      followeeId: users.id,
      createdAt: sql<Date>`${now.getTime()}`.as('created_at'),
    })
    .from(users)
    .where(and(eq(users.id, pair.followeeId), ne(users.id, pair.followerId), profileVisibleTo(pair.followerId)))
  const [, notified, state] = await db.batch([
    db.insert(follows).select(allowed).onConflictDoNothing(),
    followNotice(db, { ...pair, now }),
    followState(db, pair),
  ])
  return { state: state[0] ?? NOT_FOLLOWING, notified }
}

/** Unfollows a member, if they are followed. */
export async function deleteFollow(db: Database, pair: FollowPair): Promise<FollowState> {
  const [, state] = await db.batch([
    db.delete(follows).where(and(eq(follows.followerId, pair.followerId), eq(follows.followeeId, pair.followeeId))),
    followState(db, pair),
  ])
  return state[0] ?? NOT_FOLLOWING
}

/** Statement that deletes the follows between two members in both directions. */
export const deleteFollowsBetween = (db: Database, one: string, other: string) =>
  db
    .delete(follows)
    .where(
      or(
        and(eq(follows.followerId, one), eq(follows.followeeId, other)),
        and(eq(follows.followerId, other), eq(follows.followeeId, one)),
      ),
    )

const NOT_FOLLOWING: FollowState = { isFollowing: false, followersCount: 0 }

const followState = (db: Database, { followerId, followeeId }: FollowPair) =>
  db
    .select({ isFollowing: isFollowedBy(followerId), followersCount: users.followersCount })
    .from(users)
    .where(eq(users.id, followeeId))

/** The owner of the list, its viewer (null: a visitor) and the cursor. */
export type ListQuery = { memberId: string; viewerId: string | null; after: ListCursor | null }

/** A member's followers, newest first. */
export const listFollowers = (db: Database, query: ListQuery) => list(db, query, follows.followeeId, follows.followerId)

/** The members that a member follows, newest first. */
export const listFollowing = (db: Database, query: ListQuery) => list(db, query, follows.followerId, follows.followeeId)

type Side = typeof follows.followerId | typeof follows.followeeId

function list(db: Database, { memberId, viewerId, after }: ListQuery, ofMember: Side, other: Side) {
  const read = (from: ListCursor | null) => readFollows(db, { memberId, viewerId, after: from }, ofMember, other)
  return fillPage(read, after)
}

/** One read of either list, by its index. */
export const readFollows = (db: Database, { memberId, viewerId, after }: ListQuery, ofMember: Side, other: Side) =>
  db
    .select({ at: follows.createdAt, id: other, member: listedColumns(viewerId) })
    .from(follows)
    .leftJoin(users, ifVisible(other, viewerId))
    .where(and(eq(ofMember, memberId), isAfter(after, follows.createdAt, other)))
    .orderBy(desc(follows.createdAt), desc(other))
    .limit(ROWS_AT_ONCE)
