import { and, desc, eq, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../../drizzle/client'
import { type Argument, prepareOnce } from '../../../drizzle/prepare-once'
import { follows } from '../../../drizzle/schema/follows'
import { postGates, posts, postTags } from '../../../drizzle/schema/posts'
import { users } from '../../../drizzle/schema/users'
import { hasMutedWord } from '../../domain/community/posts/muted-words'
import type { PostVisibility } from '../../domain/community/posts/post-settings'
import type { ListCursor } from '../../domain/community/search/list-cursor'
import type { ChannelId, TypeCode } from '../../domain/human-design/terms/codes'
import type { TextLanguage } from '../../domain/text/text-language'
import { listOf } from '../sql.server'
import {
  authorColumns,
  chartOpenTo,
  chartVisibleTo,
  isInCircle,
  isNotMutedBy,
  mutedWordsOf,
  ofAuthor,
  postColumns,
  postVisibleTo,
  profileVisibleTo,
  type Reader,
  stateVisibleTo,
} from '../visibility.server'
import { findStoredValue, storeValue } from '../walk.server'

// Lists of posts, newest first. Cross joins fix the join order, so that each list scans one index from its cursor and stops when
// the page is full, regardless of the planner's statistics.

export type PageOf = { cursor: ListCursor | null; limit: number; now: number }
type Member = NonNullable<Reader>

/** A cursor before the newest post, so that the first page uses the same query as later ones. */
const BEGINNING: ListCursor = { at: Number.MAX_SAFE_INTEGER, id: '' }

/** The row comes after the cursor in a list sorted newest first. */
const before = (
  { at, id }: { at: Argument<number>; id: Argument<string> },
  atColumn: SQLiteColumn,
  idColumn: SQLiteColumn,
) => sql`(${atColumn}, ${idColumn}) < (${at}, ${id})`

const newestFirst = (at: SQLiteColumn, id: SQLiteColumn) => [sql`${at} DESC`, sql`${id} DESC`]

/** A literal, because a partial index doesn't match a bound parameter. */
const isShown = sql`${posts.state} = 'shown'`

/** The placeholders of the prepared feed queries; `pageArguments` has their values. */
const PAGE = {
  viewer: { id: sql.placeholder('viewerId') },
  cursor: { at: sql.placeholder('at'), id: sql.placeholder('id') },
  limit: sql.placeholder('limit'),
  now: sql.placeholder('now'),
}

const pageArguments = (viewer: Member, { cursor, limit, now }: PageOf) => ({
  viewerId: viewer.id,
  ...(cursor ?? BEGINNING),
  limit,
  now,
})

const isForViewer = ofAuthor(and(postVisibleTo(PAGE.viewer), isNotMutedBy(PAGE.viewer.id, PAGE.now)))

const allPosts = prepareOnce((db) => selectShown(db, undefined).prepare())

/** The posts of all members. */
export const listAllPosts = (db: Database, viewer: Member, page: PageOf) =>
  allPosts(db).all(pageArguments(viewer, page))

const postsOfType = prepareOnce((db) =>
  selectShown(
    db,
    and(eq(posts.authorType, sql.placeholder('type')), ofAuthor(chartVisibleTo(PAGE.viewer.id))),
  ).prepare(),
)

/** Posts by members of a type whose chart the viewer may see. */
export const listPostsOfType = (db: Database, viewer: Member, type: TypeCode, page: PageOf) =>
  postsOfType(db).all({ ...pageArguments(viewer, page), type })

const postsInLanguage = prepareOnce((db) => selectShown(db, eq(posts.language, sql.placeholder('language'))).prepare())

/** Posts in a language, detected by script. */
export const listPostsInLanguage = (db: Database, viewer: Member, language: TextLanguage, page: PageOf) =>
  postsInLanguage(db).all({ ...pageArguments(viewer, page), language })

function selectShown(db: Database, which: SQL | undefined) {
  return db
    .select(postColumns(PAGE.viewer))
    .from(posts)
    .crossJoin(users)
    .where(
      and(isShown, which, before(PAGE.cursor, posts.createdAt, posts.id), eq(users.id, posts.authorId), isForViewer),
    )
    .orderBy(...newestFirst(posts.createdAt, posts.id))
    .limit(PAGE.limit)
}

const postsWithTag = prepareOnce((db) =>
  selectBy(db, postTags, eq(postTags.tagKey, sql.placeholder('tagKey'))).prepare(),
)

/** Posts with a tag, by the tag's normalised form. */
export const listPostsWithTag = (db: Database, viewer: Member, tagKey: string, page: PageOf) =>
  postsWithTag(db).all({ ...pageArguments(viewer, page), tagKey })

const postsAboutGate = prepareOnce((db) =>
  selectBy(db, postGates, eq(postGates.gate, sql.placeholder('gate'))).prepare(),
)

/** Posts about a gate. */
export const listPostsAboutGate = (db: Database, viewer: Member, gate: number, page: PageOf) =>
  postsAboutGate(db).all({ ...pageArguments(viewer, page), gate })

function selectBy(db: Database, table: typeof postTags | typeof postGates, which: SQL) {
  return db
    .select(postColumns(PAGE.viewer))
    .from(table)
    .crossJoin(posts)
    .crossJoin(users)
    .where(
      and(
        which,
        before(PAGE.cursor, table.createdAt, table.postId),
        eq(posts.id, table.postId),
        isShown,
        eq(users.id, posts.authorId),
        isForViewer,
      ),
    )
    .orderBy(...newestFirst(table.createdAt, table.postId))
    .limit(PAGE.limit)
}

type PageOfMember = Omit<PageOf, 'now'>

/** A member's posts that this reader may see. */
export const listMemberPosts = (db: Database, reader: Reader, memberId: string, page: PageOfMember) =>
  listByAuthor(db, reader, memberId, page, and(stateVisibleTo(reader, posts), postVisibleTo(reader)))

/**
 * A member's posts for these audiences, for the preview of a profile as others see it. The profile must be visible to them.
 */
export const listMemberPostsFor = (
  db: Database,
  circles: readonly PostVisibility[],
  memberId: string,
  page: PageOfMember,
) => listByAuthor(db, null, memberId, page, and(isShown, inArray(posts.visibility, [...circles])))

function listByAuthor(
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
      and(
        eq(posts.authorId, memberId),
        before(cursor ?? BEGINNING, posts.createdAt, posts.id),
        eq(users.id, posts.authorId),
        which,
      ),
    )
    .orderBy(...newestFirst(posts.createdAt, posts.id))
    .limit(limit)
}

/** The statement for one post, if this reader may see it; can be part of a batch. */
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

const followedPosts = prepareOnce((db) => {
  const { viewer, cursor, limit, now } = PAGE
  const order = sql`ORDER BY ${posts.createdAt} DESC, ${posts.id} DESC`
  const newestOf = (most: Argument<number>, since: SQL) => sql`SELECT ${posts}.rowid FROM ${posts}
    WHERE ${posts.authorId} = ${users.id} AND ${posts.state} = 'shown' AND ${isInCircle(viewer.id)}
      AND ${before(cursor, posts.createdAt, posts.id)} AND ${posts.createdAt} >= ${since} ${order} LIMIT ${most}`
  const followed = sql`SELECT followee_id AS id FROM ${follows} WHERE follower_id = ${viewer.id} UNION ALL SELECT ${viewer.id}`
  const near = sql`SELECT ${users.id} AS author_id, (${newestOf(1, sql`0`)}) AS post_row
    FROM (${followed}) AS followed CROSS JOIN ${users}
    WHERE ${users.id} = followed.id AND ${profileVisibleTo(viewer.id)} AND ${isNotMutedBy(viewer.id, now)}`
  const authors = sql`SELECT near.author_id, ${posts.createdAt} AS at
    FROM (${near}) AS near CROSS JOIN ${posts} WHERE ${posts}.rowid = near.post_row ${order} LIMIT ${limit}`
  const oldest = sql`(SELECT CASE count(*) WHEN ${limit} THEN min(at) ELSE 0 END FROM authors)`
  const newest = sql`(WITH authors AS MATERIALIZED (${authors})
    SELECT ${posts}.rowid AS post_row FROM authors CROSS JOIN ${users} CROSS JOIN ${posts}
    WHERE ${users.id} = authors.author_id AND ${posts}.rowid IN (${newestOf(limit, oldest)})
    ${order} LIMIT ${limit}) AS newest`
  return db
    .select(postColumns(viewer))
    .from(newest)
    .crossJoin(posts)
    .crossJoin(users)
    .where(and(sql`${posts}.rowid = newest.post_row`, eq(users.id, posts.authorId)))
    .orderBy(...newestFirst(posts.createdAt, posts.id))
    .prepare()
})

/**
 * Posts by a member and those they follow. A page of n posts can only come from the n authors whose newest posts are the most
 * recent. One index lookup per followed member finds that newest post; more posts are read only from those n authors, and none
 * older than the oldest of the n. The cost depends on the number of followed members, not on how much or how long ago others
 * posted. The steps pass rowids, which are cheaper to look up than ids.
 */
export const listFollowedPosts = (db: Database, viewer: NonNullable<Reader>, page: PageOf) =>
  followedPosts(db).all(pageArguments(viewer, page))

// The newest visible posts about a part of a chart. At most this many index entries are read, so that the cost of a library page
// doesn't grow with the number of posts.
const MOST_LOOKED_AT = 60

type PostQuery = { reader: Reader; limit: number; now: number }

/** Posts about any of these gates or, if given, about the channel with these gates. */
export function listPostsAbout(db: Database, gates: readonly number[], channel: ChannelId | null, query: PostQuery) {
  const each = Math.ceil(MOST_LOOKED_AT / gates.length)
  // The time of the n-th newest post of each gate.
  const from = sql`coalesce((SELECT created_at FROM ${postGates} WHERE gate = g.value
    ORDER BY created_at DESC LIMIT 1 OFFSET ${each - 1}), 0)`
  const walk = sql`SELECT p.post_id AS post_id, p.created_at AS created_at FROM json_each(${JSON.stringify(gates)}) AS g
    CROSS JOIN ${postGates} AS p WHERE p.gate = g.value AND p.created_at >= ${from} GROUP BY p.post_id`
  const isAbout = channel === null ? undefined : sql`json_extract(${posts.hdContext}, '$.channel') = ${channel}`
  return listFound(db, walk, isAbout, query)
}

/** Posts by members of a type whose chart this reader may see. */
export function listPostsByType(db: Database, type: TypeCode, query: PostQuery) {
  const walk = sql`SELECT id AS post_id, created_at FROM ${posts} WHERE author_type = ${type} AND state = 'shown'
    ORDER BY created_at DESC, id DESC LIMIT ${MOST_LOOKED_AT}`
  return listFound(db, walk, chartOpenTo(query.reader?.id ?? null), query)
}

function listFound(db: Database, walk: SQL, which: SQL | undefined, { reader, limit, now }: PostQuery) {
  const { username, fullName, avatarUrl, hdType } = authorColumns(reader)
  return db
    .select({
      id: posts.id,
      author: { username, fullName, avatarUrl, hdType },
      authorId: posts.authorId,
      content: posts.content,
      tags: posts.tags,
      createdAt: posts.createdAt,
      mutedWords: mutedWordsOf(reader),
    })
    .from(sql`(SELECT post_id, created_at FROM (${walk}) ORDER BY created_at DESC, post_id DESC) AS found`)
    .crossJoin(posts)
    .crossJoin(users)
    .where(
      and(
        eq(posts.id, sql`found.post_id`),
        eq(posts.state, 'shown'),
        which,
        eq(users.id, posts.authorId),
        postVisibleTo(reader),
        // Search engines index what visitors see, so authors must have allowed indexing.
        reader === null ? eq(users.isIndexed, true) : isNotMutedBy(reader.id, now),
      ),
    )
    .orderBy(sql`found.created_at DESC`, sql`found.post_id DESC`)
    .limit(limit)
}

const NAME = 'posts.popular'
const DAY_MILLISECONDS = 86_400_000
/** The period that is ranked, and how long the ranking is cached, since it reads a month of posts. */
const DAYS = 31
const KEPT_MILLISECONDS = 6 * 3_600_000
/** More are cached than shown, since a reader may not see each of them. */
const MOST_KEPT = 60
const MOST_SHOWN = 3

/** The ids of the most liked public posts of the period, most liked first. `now` in milliseconds. */
export async function popularPosts(db: Database, now: number): Promise<string[]> {
  const cached = await findStoredValue<string[]>(db, NAME)
  if (cached && cached.at.getTime() > now - KEPT_MILLISECONDS) return cached.value
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        sql`${posts.state} = 'shown'`,
        gt(posts.createdAt, new Date(now - DAYS * DAY_MILLISECONDS)),
        lte(posts.createdAt, new Date(now)),
        eq(posts.visibility, 'public'),
        gt(posts.likesCount, 0),
      ),
    )
    .orderBy(desc(posts.likesCount), desc(posts.createdAt), desc(posts.id))
    .limit(MOST_KEPT)
  const value = rows.map(({ id }) => id)
  await storeValue(db, NAME, value, new Date(now))
  return value
}

type PopularReader = { id: string; languages: readonly TextLanguage[] }

/**
 * The most liked of these posts that the reader may see now, without their own and muted ones. Posts in languages they don't read
 * come last.
 */
export async function listPopularFor(
  db: Database,
  { id: readerId, languages }: PopularReader,
  ids: readonly string[],
  now: number,
) {
  const reader = { id: readerId, isModerator: false }
  const rows = await db
    .select({
      id: posts.id,
      content: posts.content,
      likesCount: posts.likesCount,
      fullName: users.fullName,
      username: users.username,
      mutedWords: mutedWordsOf(reader),
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(
      and(
        sql`${posts.id} IN ${listOf(ids)}`,
        eq(posts.state, 'shown'),
        eq(posts.visibility, 'public'),
        gt(posts.likesCount, 0),
        ne(posts.authorId, readerId),
        postVisibleTo(reader),
        isNotMutedBy(readerId, now),
      ),
    )
    .orderBy(
      desc(sql`coalesce(${posts.language} IN ${listOf(languages)}, 1)`),
      desc(posts.likesCount),
      desc(posts.createdAt),
      desc(posts.id),
    )
  return rows.filter(({ content, mutedWords }) => !hasMutedWord(content, mutedWords)).slice(0, MOST_SHOWN)
}
