import { and, eq, gt, not, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { follows } from '../../../drizzle/schema/follows'
import { users } from '../../../drizzle/schema/users'
import { FOLLOWS_PAGE_SIZE } from '../../domain/community/limits'
import type { ListCursor } from '../../domain/community/search/list-cursor'
import { listOf } from '../sql.server'
import { directoryColumns, profileVisibleTo } from '../visibility.server'

/** Rows of a list to be filled from; `member` is null for whom this viewer does not find. */
export type ListRow<M> = { at: Date; id: string; member: M | null }

/**
 * A page of a list of members. `hiddenCount`: so many stood between them whom this viewer does not find; `next`: the last row
 * that was looked at, behind which it goes on.
 */
export type MemberPage<M> = { members: M[]; hiddenCount: number; next: ListCursor | null }

/** What is read at a time: a page, and whether it goes on. */
export const ROWS_AT_ONCE = FOLLOWS_PAGE_SIZE + 1

/** However many are hidden in a row, a page looks at no more rows than this many times. */
const MOST_ROUNDS = 4

/** Fills a page from a list in which some may be hidden. Reads a bounded number of rows, so a page can come out short. */
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

/** What a list tells of a member. */
export function listedColumns(viewerId: string | null) {
  const { id, username, fullName, avatarUrl, hdType, isTimeUncertain, isVerified } = directoryColumns(viewerId)
  return { id, username, fullName, avatarUrl, hdType, isTimeUncertain, isVerified, isFollowed: isFollowedBy(viewerId) }
}

/** Those of these members who wrote a post and whom this viewer doesn't follow yet, as the viewer finds them; in no order. */
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

/** Joins a member of a list, where this viewer finds them: the row stays, to be counted, and says nothing of whom. */
export const ifVisible = (id: SQLWrapper, viewerId: string | null) => and(eq(users.id, id), profileVisibleTo(viewerId))

/** Whether the viewer follows a member. */
export const isFollowedBy = (viewerId: string | null) =>
  sql<boolean>`EXISTS (SELECT 1 FROM ${follows} AS mine
    WHERE mine.follower_id = ${viewerId} AND mine.followee_id = ${users.id})`.mapWith(Boolean)
