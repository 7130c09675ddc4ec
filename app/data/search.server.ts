import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../drizzle/client'
import { hdInsights } from '../../drizzle/schema/insights'
import { posts } from '../../drizzle/schema/posts'
import { searchEntries } from '../../drizzle/schema/search'
import { users } from '../../drizzle/schema/users'
import { searchTexts } from '../../drizzle/search-texts'
import { type FoundPlace, START } from '../domain/community/found-place'
import { fullTextQuery } from '../domain/text/full-text-query'
import { isOpenInsight } from './open-insights.server'
import { directoryColumns, profileVisibleTo } from './visible-members.server'
import { authorColumns, isNotMutedBy, mutedWordsOf, postVisibleTo, type Reader } from './visible-posts.server'

// Searches by words. Each walks the full-text index from its cursor on, in the order of the index, and stops when the page
// is full; crossed joins keep that order. Who may not see something does not find it, nor is it counted.

type Member = NonNullable<Reader>
/** As `searchWords` gives them, one at least. */
type Words = readonly string[]
type PageOf = { place: FoundPlace | null; limit: number }

const matches = (query: string) => sql`search_texts MATCH ${query}`
const isRowOf = (refId: typeof users.id | typeof posts.id | typeof hdInsights.id) =>
  and(eq(searchEntries.id, searchTexts.rowid), eq(refId, searchEntries.refId))

/**
 * Members: first those whose names hold what is looked for, then those whose bio or place does; who has been here longer
 * first.
 */
export function findMembers(db: Database, viewerId: string, words: Words, { place, limit }: PageOf) {
  const byName = fullTextQuery('member', words, 'title')
  const byAll = fullTextQuery('member', words)
  const { tier, row } = place ?? START
  const { id, username, fullName, avatarUrl, bio, location, hdType, isTimeUncertain, isVerified } =
    directoryColumns(viewerId)
  const columns = {
    ...{ id, username, fullName, avatarUrl, bio, location, isVerified },
    ...{ hdType: hdType.as('type_shown'), isTimeUncertain: isTimeUncertain.as('time_uncertain') },
  }
  const found = (query: string, of: 0 | 1, after: number) =>
    db
      .select({ ...columns, row: searchTexts.rowid, tier: tierOf(of) })
      .from(searchTexts)
      .crossJoin(searchEntries)
      .crossJoin(users)
      .where(and(matches(query), gt(searchTexts.rowid, after), isRowOf(users.id), profileVisibleTo(viewerId)))
      .orderBy(asc(searchTexts.rowid))
      .limit(limit)
  const named = db.select().from(found(byName, 0, tier === 0 ? row : Number.MAX_SAFE_INTEGER).as('named'))
  const others = db.select().from(found(`(${byAll}) NOT (${byName})`, 1, tier === 1 ? row : 0).as('others'))
  return unionAll(named, others).limit(limit)
}

const tierOf = (tier: 0 | 1) => sql<0 | 1>`${sql.raw(String(tier))}`.as('tier')

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
