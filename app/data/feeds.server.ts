import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../drizzle/client'
import { postGates, posts, postTags } from '../../drizzle/schema/posts'
import { users } from '../../drizzle/schema/users'
import type { ListCursor } from '../domain/community/list-cursor'
import type { PostVisibility } from '../domain/community/post-settings'
import type { TypeCode } from '../domain/human-design/codes'
import {
  chartVisibleTo,
  isNotMutedBy,
  ofAuthor,
  postColumns,
  postVisibleTo,
  type Reader,
  stateVisibleTo,
} from './visibility.server'

// Lists of posts, the newest first. Joins are crossed to keep their order: each list walks one index from its cursor on and
// stops when the page is full, whatever the planner thinks of the tables' sizes.

export type PageOf = { cursor: ListCursor | null; limit: number; now: number }
type Member = NonNullable<Reader>

/** Later than anything: where a list begins. Its first page is asked for like every other, as a step into an index. */
const BEGINNING: ListCursor = { at: Number.MAX_SAFE_INTEGER, id: '' }

/** Where a row comes after the cursor in a list whose newest come first. */
export const before = (cursor: ListCursor | null, at: SQLiteColumn, id: SQLiteColumn) =>
  sql`(${at}, ${id}) < (${(cursor ?? BEGINNING).at}, ${(cursor ?? BEGINNING).id})`

export const newestFirst = (at: SQLiteColumn, id: SQLiteColumn) => [sql`${at} DESC`, sql`${id} DESC`]

/** Said word for word: only so does the index of what is shown fit. */
const isShown = sql`${posts.state} = 'shown'`

const isFor = (viewer: Member, now: number) => ofAuthor(and(postVisibleTo(viewer), isNotMutedBy(viewer.id, now)))

/** Everybody's posts. */
export const listAllPosts = (db: Database, viewer: Member, page: PageOf) => listShown(db, viewer, page, undefined)

/** Posts of members of a type, as far as the viewer may know who is one. */
export const listPostsOfType = (db: Database, viewer: Member, type: TypeCode, page: PageOf) =>
  listShown(db, viewer, page, and(eq(posts.authorType, type), ofAuthor(chartVisibleTo(viewer.id))))

function listShown(db: Database, viewer: Member, { cursor, limit, now }: PageOf, which: SQL | undefined) {
  return db
    .select(postColumns(viewer))
    .from(posts)
    .crossJoin(users)
    .where(
      and(isShown, which, before(cursor, posts.createdAt, posts.id), eq(users.id, posts.authorId), isFor(viewer, now)),
    )
    .orderBy(...newestFirst(posts.createdAt, posts.id))
    .limit(limit)
}

/** Posts with a tag, by its key. */
export const listPostsWithTag = (db: Database, viewer: Member, tagKey: string, page: PageOf) =>
  listBy(db, viewer, postTags, eq(postTags.tagKey, tagKey), page)

/** Posts about a gate. */
export const listPostsAboutGate = (db: Database, viewer: Member, gate: number, page: PageOf) =>
  listBy(db, viewer, postGates, eq(postGates.gate, gate), page)

function listBy(
  db: Database,
  viewer: Member,
  table: typeof postTags | typeof postGates,
  which: SQL,
  { cursor, limit, now }: PageOf,
) {
  return db
    .select(postColumns(viewer))
    .from(table)
    .crossJoin(posts)
    .crossJoin(users)
    .where(
      and(
        which,
        before(cursor, table.createdAt, table.postId),
        eq(posts.id, table.postId),
        isShown,
        eq(users.id, posts.authorId),
        isFor(viewer, now),
      ),
    )
    .orderBy(...newestFirst(table.createdAt, table.postId))
    .limit(limit)
}

type PageOfMember = Omit<PageOf, 'now'>

/** The posts of a member, as this reader sees them. */
export const listMemberPosts = (db: Database, reader: Reader, memberId: string, page: PageOfMember) =>
  listOf(db, reader, memberId, page, and(stateVisibleTo(reader, posts), postVisibleTo(reader)))

/**
 * The posts of a member that are for these circles, as somebody reads them who is nobody in particular: given that they see the
 * member's profile.
 */
export const listMemberPostsFor = (
  db: Database,
  circles: readonly PostVisibility[],
  memberId: string,
  page: PageOfMember,
) => listOf(db, null, memberId, page, and(isShown, inArray(posts.visibility, [...circles])))

function listOf(
  db: Database,
  reader: Reader,
  memberId: string,
  { cursor, limit }: PageOfMember,
  which: SQL | undefined,
) {
  return db
    .select(postColumns(reader))
    .from(posts)
    .crossJoin(users)
    .where(
      and(eq(posts.authorId, memberId), before(cursor, posts.createdAt, posts.id), eq(users.id, posts.authorId), which),
    )
    .orderBy(...newestFirst(posts.createdAt, posts.id))
    .limit(limit)
}

/** One post as this reader sees it, as a list of one or none, for a batch too. */
export function selectPost(db: Database, reader: Reader, postId: string) {
  return db
    .select(postColumns(reader))
    .from(posts)
    .crossJoin(users)
    .where(
      and(eq(posts.id, postId), stateVisibleTo(reader, posts), eq(users.id, posts.authorId), postVisibleTo(reader)),
    )
}

export type PostRow = Awaited<ReturnType<typeof selectPost>>[number]
