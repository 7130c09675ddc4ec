import { and, desc, eq, gt, ne, not, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { follows } from '../../../drizzle/schema/follows'
import { users } from '../../../drizzle/schema/users'
import { FOLLOWS_PAGE_SIZE } from '../../domain/community/limits'
import type { ListCursor } from '../../domain/community/search/list-cursor'
import { followNotice } from '../notifications/notices.server'
import { isAfter, listOf } from '../sql.server'
import { directoryColumns, profileVisibleTo } from '../visibility.server'

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

/** A row of a list; `member` is null if this viewer can't see them. */
export type ListRow<M> = { at: Date; id: string; member: M | null }

/**
 * A page of a list of members. `hiddenCount`: the number of members in between that this viewer can't see; `next`: the last row
 * that was read, after which the next page starts.
 */
export type MemberPage<M> = { members: M[]; hiddenCount: number; next: ListCursor | null }

/** The rows of one read: a page and one more, which shows that there is a next page. */
export const ROWS_AT_ONCE = FOLLOWS_PAGE_SIZE + 1

/** A page needs at most this many reads, even if most members are hidden. */
const MOST_ROUNDS = 4

/** Fills a page from a list with hidden members. Reads a bounded number of rows, so a page can be short. */
export async function fillPage<M>(read: (after: ListCursor | null) => Promise<ListRow<M>[]>, from: ListCursor | null) {
  const page: MemberPage<M> = { members: [], hiddenCount: 0, next: from }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const rows = await read(page.next)
    for (const { at, id, member } of rows) {
      if (page.members.length === FOLLOWS_PAGE_SIZE) return page
      page.next = { at: at.getTime(), id }
      if (member) page.members.push(member)
      else page.hiddenCount++
    }
    if (rows.length < ROWS_AT_ONCE) return { ...page, next: null }
  }
  return page
}

/** The columns of a member in such a list. */
export function listedColumns(viewerId: string | null) {
  const { id, username, fullName, avatarUrl, hdType, isTimeUncertain, isVerified } = directoryColumns(viewerId)
  return { id, username, fullName, avatarUrl, hdType, isTimeUncertain, isVerified, isFollowed: isFollowedBy(viewerId) }
}

/** Of these members, those who have posted and whom the viewer can see and doesn't follow yet, in no order. */
export function listWriters(db: Database, viewerId: string, ids: readonly string[]) {
  const { id, username, fullName, avatarUrl, hdType, isTimeUncertain } = directoryColumns(viewerId)
  return db
    .select({ id, username, fullName, avatarUrl, hdType, isTimeUncertain })
    .from(users)
    .where(
      and(
        sql`${users.id} IN ${listOf(ids)}`,
        gt(users.postsCount, 0),
        not(isFollowedBy(viewerId)),
        profileVisibleTo(viewerId),
      ),
    )
}

/** Joins a member if this viewer can see them. Otherwise the row is only counted. */
export const ifVisible = (id: SQLWrapper, viewerId: string | null) => and(eq(users.id, id), profileVisibleTo(viewerId))

/** Whether the viewer follows a member. */
export const isFollowedBy = (viewerId: string | null) =>
  sql<boolean>`EXISTS (SELECT 1 FROM ${follows} AS mine
    WHERE mine.follower_id = ${viewerId} AND mine.followee_id = ${users.id})`.mapWith(Boolean)
