import { and, eq, gt, not, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { follows } from '../../../drizzle/schema/follows'
import { users } from '../../../drizzle/schema/users'
import { FOLLOWS_PAGE_SIZE } from '../../domain/community/limits'
import type { ListCursor } from '../../domain/community/search/list-cursor'
import { listOf } from '../sql.server'
import { directoryColumns, profileVisibleTo } from '../visibility.server'

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
