import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../../drizzle/client'
import { directoryTexts } from '../../../drizzle/schema/directory'
import { hdInsights } from '../../../drizzle/schema/insights'
import { posts } from '../../../drizzle/schema/posts'
import { searchEntries } from '../../../drizzle/schema/search'
import { users } from '../../../drizzle/schema/users'
import { searchTexts } from '../../../drizzle/search-texts'
import {
  INDEX_VERSION,
  type IndexedTexts,
  insightTexts,
  memberTexts,
  postTexts,
} from '../../domain/community/search/indexed-texts'
import type { SearchedKind } from '../../domain/community/search/searched-kinds'
import { comesAfter, placeBehind, type Step } from '../walk.server'
import { enterDirectory } from './directory.server'

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
