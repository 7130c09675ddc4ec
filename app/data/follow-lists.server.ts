import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { follows } from '../../drizzle/schema/follows'
import { users } from '../../drizzle/schema/users'
import type { ListCursor } from '../domain/community/list-cursor'
import { fillPage, ifVisible, listedColumns, ROWS_AT_ONCE } from './member-page.server'
import { isAfter } from './sql-conditions.server'

/** Whose list, for whom (null: a visitor), and where it goes on. */
export type ListQuery = { memberId: string; viewerId: string | null; after: ListCursor | null }

/** Who follows a member, the last one first. */
export const listFollowers = (db: Database, query: ListQuery) => list(db, query, follows.followeeId, follows.followerId)

/** Whom a member follows, the last one first. */
export const listFollowing = (db: Database, query: ListQuery) => list(db, query, follows.followerId, follows.followeeId)

type Side = typeof follows.followerId | typeof follows.followeeId

function list(db: Database, { memberId, viewerId, after }: ListQuery, ofMember: Side, other: Side) {
  const read = (from: ListCursor | null) => readFollows(db, { memberId, viewerId, after: from }, ofMember, other)
  return fillPage(read, after)
}

/** One read of such a list, by its index. */
export const readFollows = (db: Database, { memberId, viewerId, after }: ListQuery, ofMember: Side, other: Side) =>
  db
    .select({ at: follows.createdAt, id: other, member: listedColumns(viewerId) })
    .from(follows)
    .leftJoin(users, ifVisible(other, viewerId))
    .where(and(eq(ofMember, memberId), isAfter(after, follows.createdAt, other)))
    .orderBy(desc(follows.createdAt), desc(other))
    .limit(ROWS_AT_ONCE)
