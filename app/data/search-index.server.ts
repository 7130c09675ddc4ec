import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { hdInsights } from '../../drizzle/schema/insights'
import { posts } from '../../drizzle/schema/posts'
import { searchEntries } from '../../drizzle/schema/search'
import { users } from '../../drizzle/schema/users'
import { searchTexts } from '../../drizzle/search-texts'
import {
  INDEX_VERSION,
  type IndexedTexts,
  insightTexts,
  memberTexts,
  postTexts,
} from '../domain/community/indexed-texts'
import type { SearchedKind } from '../domain/community/searched-kinds'
import { enterDirectory } from './directory-index.server'

// Statements for the batch that writes what they index, after its own statement: the words stand and fall with their cause,
// and written twice they are there once. What is removed leaves the index by a trigger; who may see what is found, the
// search asks the tables.

type Of<Row, Columns extends keyof Row> = Pick<Row, Columns>

/** Statements by which a member is found by their names, bio and place, in the search and in the directory. */
export function indexMember(
  db: Database,
  member: Of<typeof users.$inferInsert, 'id' | 'fullName' | 'username' | 'bio' | 'location'>,
) {
  const texts = memberTexts(member)
  return [
    ...index(db, { kind: 'member', refId: member.id, ...texts }, isThere(users, eq(users.id, member.id))),
    enterDirectory(db, member, texts),
  ] as const
}

/**
 * Statements by which a post is found by its tags and text: only where it says that and is this author's, for the id is
 * anybody's to choose.
 */
export function indexPost(db: Database, post: Of<typeof posts.$inferInsert, 'id' | 'authorId' | 'content' | 'tags'>) {
  const { id, authorId, content } = post
  const isThis = and(eq(posts.id, id), eq(posts.authorId, authorId), eq(posts.content, content))
  return index(db, { kind: 'post', refId: id, ...postTexts(post) }, isThere(posts, isThis))
}

/** Statements by which a text to read is found by all it says: only where it says that, since a change of it may have been refused. */
export const indexInsight = (
  db: Database,
  insight: Of<typeof hdInsights.$inferInsert, 'id' | 'title' | 'description' | 'content' | 'tags'>,
) =>
  index(
    db,
    { kind: 'insight', refId: insight.id, ...insightTexts(insight) },
    isThere(
      hdInsights,
      and(
        eq(hdInsights.id, insight.id),
        eq(hdInsights.title, insight.title),
        eq(hdInsights.description, insight.description),
        eq(hdInsights.content, insight.content),
        sql`json(${hdInsights.tags}) = ${JSON.stringify(insight.tags ?? [])}`,
      ),
    ),
  )

const isThere = (table: typeof users | typeof posts | typeof hdInsights, where: SQL | undefined) =>
  sql`EXISTS (SELECT 1 FROM ${table} WHERE ${where})`

function index(db: Database, { kind, refId, title, body }: IndexedTexts & Entry, isThere: SQL) {
  const isEntry = and(eq(searchEntries.kind, kind), eq(searchEntries.refId, refId), isThere)
  const row = db.select({ id: searchEntries.id }).from(searchEntries).where(isEntry)
  const words = sql`SELECT ${searchEntries.id}, ${kind}, ${title}, ${body} FROM ${searchEntries} WHERE ${isEntry}`
  return [
    db
      .insert(searchEntries)
      .select(sql`SELECT NULL, ${kind}, ${refId}, ${INDEX_VERSION} WHERE ${isThere}`)
      .onConflictDoUpdate({ target: [searchEntries.kind, searchEntries.refId], set: { version: INDEX_VERSION } }),
    // The index keeps no texts of its own, so that a row is not changed but replaced.
    db.delete(searchTexts).where(inArray(searchTexts.rowid, row)),
    db.insert(searchTexts).select(words),
  ] as const
}

type Entry = { kind: SearchedKind; refId: string }
