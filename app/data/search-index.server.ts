import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import type { hdInsights } from '../../drizzle/schema/insights'
import type { posts } from '../../drizzle/schema/posts'
import { searchEntries } from '../../drizzle/schema/search'
import type { users } from '../../drizzle/schema/users'
import { searchTexts } from '../../drizzle/search-texts'
import type { SearchedKind } from '../domain/community/searched-kinds'
import { searchText } from '../domain/text/search-text'

// Statements for the batch that writes what they index, after its own statement: the words stand and fall with their cause,
// and written twice they are there once. What is removed leaves the index by a trigger; who may see what is found, the
// search asks the tables.

type Texts = { kind: SearchedKind; refId: string; title: string[]; body: (string | null)[] }

/** A member by their names, then bio and place. Nothing of their chart: whoever may not see it must not find it. */
export const indexMember = (
  db: Database,
  member: Pick<typeof users.$inferInsert, 'id' | 'fullName' | 'username' | 'bio' | 'location'>,
) =>
  index(db, {
    kind: 'member',
    refId: member.id,
    title: [member.fullName, member.username],
    body: [member.bio ?? null, member.location ?? null],
  })

/** A post by its tags, then its text and what its pictures show. */
export const indexPost = (db: Database, post: Pick<typeof posts.$inferInsert, 'id' | 'content' | 'tags' | 'images'>) =>
  index(db, {
    kind: 'post',
    refId: post.id,
    title: post.tags ?? [],
    body: [post.content, ...(post.images ?? []).map(({ alt }) => alt)],
  })

/** A text to read by its title, then all it says. */
export const indexInsight = (
  db: Database,
  insight: Pick<typeof hdInsights.$inferInsert, 'id' | 'title' | 'description' | 'content' | 'tags'>,
) =>
  index(db, {
    kind: 'insight',
    refId: insight.id,
    title: [insight.title],
    body: [insight.description, insight.content, ...(insight.tags ?? [])],
  })

function index(db: Database, { kind, refId, title, body }: Texts) {
  const isEntry = and(eq(searchEntries.kind, kind), eq(searchEntries.refId, refId))
  const row = db.select({ id: searchEntries.id }).from(searchEntries).where(isEntry)
  const words = db
    .select({
      rowid: searchEntries.id,
      kind: sql`${kind}`.as('kind'),
      title: together(title).as('title'),
      body: together(body).as('body'),
    })
    .from(searchEntries)
    .where(isEntry)
  return [
    db.insert(searchEntries).values({ kind, refId }).onConflictDoNothing(),
    // The index keeps no texts of its own, so that a row is not changed but replaced.
    db.delete(searchTexts).where(inArray(searchTexts.rowid, row)),
    db.insert(searchTexts).select(words),
  ] as const
}

const together = (texts: (string | null)[]) => sql`${searchText(texts.filter(Boolean).join('\n'))}`
