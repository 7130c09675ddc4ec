import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../../drizzle/client'
import { directoryTexts } from '../../../drizzle/schema/directory'
import { hdInsights } from '../../../drizzle/schema/insights'
import { posts } from '../../../drizzle/schema/posts'
import { searchEntries } from '../../../drizzle/schema/search'
import { users } from '../../../drizzle/schema/users'
import { searchTexts } from '../../../drizzle/search-texts'
import { NO_FILTERS } from '../../domain/community/search/directory-filters'
import { directoryMatch } from '../../domain/community/search/directory-query'
import { type FoundPlace, type MemberTier, START } from '../../domain/community/search/found-place'
import {
  INDEX_VERSION,
  type IndexedTexts,
  insightTexts,
  memberTexts,
  postTexts,
} from '../../domain/community/search/indexed-texts'
import type { SearchedKind } from '../../domain/community/search/searched-kinds'
import type { TypeCode } from '../../domain/human-design/terms/codes'
import { fullTextQuery, memberTerms, nameTerms } from '../../domain/text/search/full-text-query'
import {
  authorColumns,
  directoryColumns,
  isNotMutedBy,
  isOpenInsight,
  mutedWordsOf,
  postVisibleTo,
  profileVisibleTo,
  type Reader,
} from '../visibility.server'
import { comesAfter, placeBehind, type Step } from '../walk.server'
import { closedFinds, enterDirectory, openFinds } from './directory.server'

// Searches by words. Each walks the full-text index from its cursor on, in the order of the index, and stops when the page
// is full; crossed joins keep that order. Who may not see something does not find it, nor is it counted.

type Member = NonNullable<Reader>
/** As `searchWords` gives them, one at least. */
type Words = readonly string[]
type PageOf = { place: FoundPlace | null; limit: number }

const matches = (query: string) => sql`search_texts MATCH ${query}`
const isRowOf = (refId: typeof posts.id | typeof hdInsights.id) =>
  and(eq(searchEntries.id, searchTexts.rowid), eq(refId, searchEntries.refId))

/** What people are looked for by: all the words, and a type that some of them name, with the others. */
export type MemberSearch = { words: Words; type?: TypeCode | null; otherWords?: readonly string[] }

/**
 * Members: first those whose names hold what is typed, then those whose names hold it in another case, those of the type it
 * names, and those whose bio or place holds it, by its stems too; who has been here longer first. Nobody is found twice, and by
 * type nobody whose chart the viewer may not see.
 */
export function findMembers(db: Database, viewerId: string, search: MemberSearch, { place, limit }: PageOf) {
  const { words, type = null, otherWords = [] } = search
  const walk: Walk = { viewerId, from: place ?? START, limit }
  const tiers = type
    ? [...byName(walk, words), ofType(walk, words, type, otherWords), notOfType(walk, words, type)]
    : [...byName(walk, words), inTexts(walk, 3, `(${fullTextQuery('member', words)}) NOT (${nameQuery(words)})`)]
  return membersOf(db, walk, tiers, type && closedFinds(ofWantedType(viewerId, words, type, otherWords)))
}

/** The first members by their names alone: as typed, then in another case. */
export function findNames(db: Database, viewerId: string, words: Words, limit: number) {
  const walk: Walk = { viewerId, from: START, limit }
  return membersOf(db, walk, byName(walk, words), null)
}

type Walk = { viewerId: string; from: FoundPlace; limit: number }

const exactNameQuery = (words: Words) => fullTextQuery('member', words, 'title', 'exact')
const nameQuery = (words: Words) => fullTextQuery('member', words, 'title')

/** What is shown of the members in these tiers, which give rows of `entry`, `member` and `tier`, in their order. */
function membersOf(db: Database, { viewerId, limit }: Walk, tiers: SQL[], closed: SQL | null) {
  const { id, username, fullName, avatarUrl, bio, location, hdType, isTimeUncertain, isVerified } =
    directoryColumns(viewerId)
  const all = sql.join(
    tiers.map((tier) => sql`SELECT * FROM (${tier})`),
    sql` UNION ALL `,
  )
  const withClosed = closed ? sql`WITH closed AS MATERIALIZED (${closed})` : sql``
  // What is shown of a member is asked here once, not in each tier: a query to D1 has a hundred bound values at most.
  return db
    .select({
      ...{ id, username, fullName, avatarUrl, bio, location, isVerified },
      ...{ hdType: hdType.as('type_shown'), isTimeUncertain: isTimeUncertain.as('time_uncertain') },
      row: sql<number>`found.entry`.as('row'),
      tier: sql<MemberTier>`found.tier`.as('tier'),
    })
    .from(sql`(${withClosed} ${all} LIMIT ${limit}) AS found`)
    .crossJoin(users)
    .where(eq(users.id, sql`found.member`))
    .orderBy(asc(sql`found.tier`), asc(sql`found.entry`))
}

function byName(walk: Walk, words: Words): SQL[] {
  const [exact, any] = [exactNameQuery(words), nameQuery(words)]
  return [inTexts(walk, 0, exact), ...(any === exact ? [] : [inTexts(walk, 1, `(${any}) NOT (${exact})`)])]
}

/** Members by the words of `search_texts`. */
const inTexts = (walk: Walk, tier: MemberTier, query: string) =>
  sql`SELECT search_texts.rowid AS entry, ${users.id} AS member, ${literal(tier)} AS tier
    FROM search_texts CROSS JOIN ${searchEntries} ON ${searchEntries.id} = search_texts.rowid
      CROSS JOIN ${users} ON ${users.id} = ${searchEntries.refId}
    WHERE search_texts MATCH ${query} AND ${profileVisibleTo(walk.viewerId)}
      AND search_texts.rowid > ${rowBefore(walk, tier)} ORDER BY search_texts.rowid LIMIT ${walk.limit}`

/**
 * Members of a type whose texts hold the other words: those whom every member may find by it, and of the viewer's connections
 * (`closed`) those whose chart only connections see.
 */
function ofType(walk: Walk, words: Words, type: TypeCode, otherWords: Words) {
  const after = rowBefore(walk, 2)
  return sql`SELECT entry, member, 2 AS tier FROM (
    SELECT * FROM (${openFinds(ofWantedType(walk.viewerId, words, type, otherWords))} AND directory.rowid > ${after}
      ORDER BY directory.rowid LIMIT ${walk.limit})
    UNION ALL SELECT entry, member FROM closed WHERE entry > ${after}) ORDER BY entry LIMIT ${walk.limit}`
}

/** Members whose texts hold the words, without those of the type: the index leaves those out itself, so that none is read. */
function notOfType(walk: Walk, words: Words, type: TypeCode) {
  const isOfType = directoryMatch('open', { ...NOTHING_ASKED, filters: { ...NO_FILTERS, type } })
  const query = `(${memberTerms(words)}) NOT ((${nameTerms(words)}) OR (${isOfType}))`
  return sql`SELECT directory.rowid AS entry, ${users.id} AS member, 3 AS tier
    FROM directory CROSS JOIN ${searchEntries} ON ${searchEntries.id} = directory.rowid
      CROSS JOIN ${users} ON ${users.id} = ${searchEntries.refId}
    WHERE directory MATCH ${query} AND ${profileVisibleTo(walk.viewerId)}
      AND +directory.rowid NOT IN (SELECT entry FROM closed)
      AND directory.rowid > ${rowBefore(walk, 3)} ORDER BY directory.rowid LIMIT ${walk.limit}`
}

const NOTHING_ASKED = { words: [], filters: NO_FILTERS, wantedHalves: [] }

const ofWantedType = (viewerId: string, words: Words, type: TypeCode, otherWords: Words) => ({
  viewerId,
  query: {
    words: otherWords.map((word) => ({ word, types: [] })),
    filters: { ...NO_FILTERS, type },
    wantedHalves: [],
    exceptNamed: words,
  },
})

/** A tier begins behind the page before; the ones that page has walked through are over. */
const rowBefore = ({ from }: Walk, tier: MemberTier) =>
  tier < from.tier ? Number.MAX_SAFE_INTEGER : tier === from.tier ? from.row : 0

const literal = (tier: MemberTier) => sql.raw(String(tier))

/** Posts, the newest first, with the words the reader does not want to read: in those the caller leaves them out. */
export function findPosts(db: Database, reader: Member, words: Words, { place, limit, now }: PageOf & { now: number }) {
  const query = fullTextQuery('post', words)
  return db
    .select({
      id: posts.id,
      author: authorColumns(reader),
      content: posts.content,
      tags: posts.tags,
      createdAt: posts.createdAt,
      row: searchTexts.rowid,
      mutedWords: mutedWordsOf(reader),
    })
    .from(searchTexts)
    .crossJoin(searchEntries)
    .crossJoin(posts)
    .crossJoin(users)
    .where(
      and(
        matches(query),
        before(place),
        isRowOf(posts.id),
        eq(posts.state, 'shown'),
        eq(users.id, posts.authorId),
        postVisibleTo(reader),
        isNotMutedBy(reader.id, now),
      ),
    )
    .orderBy(desc(searchTexts.rowid))
    .limit(limit)
}

/** Texts to read that are open to all, the newest first. */
export function findInsights(db: Database, words: Words, { place, limit }: PageOf) {
  const query = fullTextQuery('insight', words)
  const { id, subject, language, title, description, content } = hdInsights
  return db
    .select({ id, subject, language, title, description, content, row: searchTexts.rowid })
    .from(searchTexts)
    .crossJoin(searchEntries)
    .crossJoin(hdInsights)
    .where(and(matches(query), before(place), isRowOf(hdInsights.id), isOpenInsight))
    .orderBy(desc(searchTexts.rowid))
    .limit(limit)
}

const before = (place: FoundPlace | null): SQL | undefined => (place ? lt(searchTexts.rowid, place.row) : undefined)

// Statements for the batch that writes what they index, after its own statement: the words stand and fall with their cause,
// and written twice they are there once. What is removed leaves the index by a trigger; who may see what is found, the
// search asks the tables.

type Of<Row, Columns extends keyof Row> = Pick<Row, Columns>
export type IndexedMember = Of<typeof users.$inferInsert, 'id' | 'fullName' | 'username' | 'bio' | 'location'>
export type IndexedPost = Of<typeof posts.$inferInsert, 'id' | 'authorId' | 'content' | 'tags'>
export type IndexedInsight = Of<typeof hdInsights.$inferInsert, 'id' | 'title' | 'description' | 'content' | 'tags'>

/** Statements by which members are found by their names, bio and place, in the search and in the directory. */
function indexMembers(db: Database, members: readonly IndexedMember[]) {
  const rows = members.map((member) => ({ id: member.id, location: member.location, ...memberTexts(member) }))
  return [
    ...index(db, 'member', rows, isThere(users, sql`${users.id} = given.value->>'id'`)),
    enterDirectory(db, rows),
  ] as const
}

export const indexMember = (db: Database, member: IndexedMember) => indexMembers(db, [member])

/**
 * Statements by which posts are found by their tags and text: only where one says that and is this author's, for the id is
 * anybody's to choose.
 */
function indexPosts(db: Database, found: readonly IndexedPost[]) {
  const rows = found.map(({ id, authorId, content, tags }) => {
    return { id, authorId, content, ...postTexts({ content, tags }) }
  })
  const isThis = and(
    sql`${posts.id} = given.value->>'id'`,
    sql`${posts.authorId} = given.value->>'authorId'`,
    sql`${posts.content} = given.value->>'content'`,
  )
  return index(db, 'post', rows, isThere(posts, isThis))
}

export const indexPost = (db: Database, post: IndexedPost) => indexPosts(db, [post])

/** Statements by which texts to read are found by all they say: only where one says that, since a change of it may have been refused. */
function indexInsights(db: Database, insights: readonly IndexedInsight[]) {
  const rows = insights.map(({ id, title, description, content, tags = [] }) => {
    const texts = insightTexts({ title, description, content, tags })
    return { id, ...texts, given: { title, description, content, tags } }
  })
  const isThis = and(
    sql`${hdInsights.id} = given.value->>'id'`,
    sql`${hdInsights.title} = given.value->>'$.given.title'`,
    sql`${hdInsights.description} = given.value->>'$.given.description'`,
    sql`${hdInsights.content} = given.value->>'$.given.content'`,
    sql`json(${hdInsights.tags}) = given.value->'$.given.tags'`,
  )
  return index(db, 'insight', rows, isThere(hdInsights, isThis))
}

export const indexInsight = (db: Database, insight: IndexedInsight) => indexInsights(db, [insight])

const isThere = (table: typeof users | typeof posts | typeof hdInsights, where: SQL | undefined) =>
  sql`EXISTS (SELECT 1 FROM ${table} WHERE ${where})`

/** The rows travel as one bound value: a statement costs the same however many they are. */
function index(db: Database, kind: SearchedKind, rows: readonly (IndexedTexts & { id: string })[], isThere: SQL) {
  const given = sql`json_each(${JSON.stringify(rows)}) AS given`
  const entries = sql`${given} CROSS JOIN ${searchEntries}
    WHERE ${searchEntries.kind} = ${kind} AND ${searchEntries.refId} = given.value->>'id' AND ${isThere}`
  return [
    db
      .insert(searchEntries)
      .select(sql`SELECT NULL, ${kind}, given.value->>'id', ${INDEX_VERSION} FROM ${given} WHERE ${isThere}`)
      .onConflictDoUpdate({ target: [searchEntries.kind, searchEntries.refId], set: { version: INDEX_VERSION } }),
    // The index keeps no texts of its own, so that a row is not changed but replaced.
    db.delete(searchTexts).where(sql`rowid IN (SELECT ${searchEntries.id} FROM ${entries})`),
    db
      .insert(searchTexts)
      .select(sql`SELECT ${searchEntries.id}, ${kind}, given.value->>'title', given.value->>'body' FROM ${entries}`),
  ] as const
}

// What came into the tables by another way than the verbs (a copy brought back, rows of before the search) has no entry yet, and
// what a release before wrote has an entry of an older version, by which it is found meanwhile.
// The oldest first, so that what is newer stands after it in the index too.

/** Rows a batch, which is three statements, four for members, and sends all their texts: D1 takes two megabytes in one value. */
const AT_ONCE = 40

/** Steps that give an entry of this version to whatever has none, by kind; of a member also in the directory. */
export const rebuildSteps = (db: Database): Record<SearchedKind, Step> => ({
  member: async (after, rows) => {
    const { id, fullName, username, bio, location, createdAt } = users
    const found = await db
      .select({ id, fullName, username, bio, location, createdAt, entry: currentEntry(directoryTexts.entryId) })
      .from(users)
      .leftJoin(searchEntries, isEntryOf('member', id))
      .leftJoin(directoryTexts, eq(directoryTexts.entryId, searchEntries.id))
      .where(comesAfter(after, createdAt, id))
      .orderBy(createdAt, id)
      .limit(rows)
    return write(db, found, rows, (some) => indexMembers(db, some))
  },
  post: async (after, rows) => {
    const { id, authorId, content, tags, createdAt } = posts
    const found = await db
      .select({ id, authorId, content, tags, createdAt, entry: currentEntry(searchEntries.id) })
      .from(posts)
      .leftJoin(searchEntries, isEntryOf('post', id))
      .where(and(sql`${posts.state} = 'shown'`, comesAfter(after, createdAt, id)))
      .orderBy(createdAt, id)
      .limit(rows)
    return write(db, found, rows, (some) => indexPosts(db, some))
  },
  insight: async (after, rows) => {
    const { id, title, description, content, tags, createdAt } = hdInsights
    const found = await db
      .select({ id, title, description, content, tags, createdAt, entry: currentEntry(searchEntries.id) })
      .from(hdInsights)
      .leftJoin(searchEntries, isEntryOf('insight', id))
      .where(comesAfter(after, createdAt, id))
      .orderBy(createdAt, id)
      .limit(rows)
    return write(db, found, rows, (some) => indexInsights(db, some))
  },
})

/**
 * Works on through both indexes until what was taken out of them is out of their pages too, so many of them at a time: until
 * then the words of a deleted member stand there, though nothing finds them.
 */
export async function clearIndex(db: Database, pages: number): Promise<void> {
  await db.run(sql`INSERT INTO search_texts (search_texts, rank) VALUES ('merge', ${-pages})`)
  await db.run(sql`INSERT INTO directory (directory, rank) VALUES ('merge', ${-pages})`)
}

/** The number of an entry, null where it is of an older version. */
const currentEntry = (id: SQLiteColumn) =>
  sql<number | null>`CASE WHEN ${searchEntries.version} >= ${INDEX_VERSION} THEN ${id} END`

const isEntryOf = (kind: SearchedKind, id: SQLiteColumn) =>
  and(eq(searchEntries.kind, kind), eq(searchEntries.refId, id))

async function write<Row extends { id: string; createdAt: Date; entry: number | null }>(
  db: Database,
  found: Row[],
  rows: number,
  statementsOf: (some: Row[]) => readonly BatchItem<'sqlite'>[],
) {
  const missing = found.filter(({ entry }) => entry === null)
  for (let start = 0; start < missing.length; start += AT_ONCE) {
    const [first, ...rest] = statementsOf(missing.slice(start, start + AT_ONCE))
    if (first) await db.batch([first, ...rest])
  }
  return { done: missing.length, next: placeBehind(found, rows) }
}
