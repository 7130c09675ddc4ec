import { and, eq, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../drizzle/client'
import { directoryTexts } from '../../drizzle/schema/directory'
import { hdInsights } from '../../drizzle/schema/insights'
import { posts } from '../../drizzle/schema/posts'
import { searchEntries } from '../../drizzle/schema/search'
import { users } from '../../drizzle/schema/users'
import { INDEX_VERSION } from '../domain/community/indexed-texts'
import type { SearchedKind } from '../domain/community/searched-kinds'
import { indexInsights, indexMembers, indexPosts } from './search-index.server'
import { comesAfter, placeBehind, type Step } from './walk.server'

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
