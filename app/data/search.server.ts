import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../drizzle/client'
import { hdInsights } from '../../drizzle/schema/insights'
import { posts } from '../../drizzle/schema/posts'
import { searchEntries } from '../../drizzle/schema/search'
import { users } from '../../drizzle/schema/users'
import { searchTexts } from '../../drizzle/search-texts'
import { NO_FILTERS } from '../domain/community/directory-filters'
import { directoryMatch } from '../domain/community/directory-query'
import { type FoundPlace, type MemberTier, START } from '../domain/community/found-place'
import type { TypeCode } from '../domain/human-design/codes'
import { fullTextQuery, nameTerms } from '../domain/text/full-text-query'
import { isOpenInsight } from './open-insights.server'
import { chartOpenTo, directoryColumns, profileVisibleTo } from './visible-members.server'
import { authorColumns, isNotMutedBy, mutedWordsOf, postVisibleTo, type Reader } from './visible-posts.server'

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
  const exactName = fullTextQuery('member', words, 'title', 'exact')
  const anyName = fullTextQuery('member', words, 'title')
  const isOfType = type ? and(eq(users.hdType, type), chartOpenTo(viewerId)) : undefined
  const { id, username, fullName, avatarUrl, bio, location, hdType, isTimeUncertain, isVerified } =
    directoryColumns(viewerId)
  const columns = {
    ...{ id, username, fullName, avatarUrl, bio, location, isVerified },
    ...{ hdType: hdType.as('type_shown'), isTimeUncertain: isTimeUncertain.as('time_uncertain') },
  }
  const from = place ?? START
  const walk = (tier: MemberTier, index: 'search_texts' | 'directory', query: string, isWanted?: SQL) => {
    const table = sql.raw(index)
    const row = sql<number>`${table}.rowid`
    const after = tier < from.tier ? Number.MAX_SAFE_INTEGER : tier === from.tier ? from.row : 0
    const found = db
      .select({ memberId: users.id, row: row.as('row'), tier: sql<MemberTier>`${sql.raw(String(tier))}`.as('tier') })
      .from(table)
      .crossJoin(searchEntries)
      .crossJoin(users)
      .where(
        and(
          sql`${table} MATCH ${query}`,
          sql`${row} > ${after}`,
          eq(searchEntries.id, row),
          eq(users.id, searchEntries.refId),
          profileVisibleTo(viewerId),
          isWanted,
        ),
      )
      .orderBy(asc(row))
      .limit(limit)
      .as(`tier_${tier}`)
    return db.select().from(found)
  }
  const named = walk(0, 'search_texts', exactName)
  const inOtherCase = anyName === exactName ? [] : [walk(1, 'search_texts', `(${anyName}) NOT (${exactName})`)]
  const narrowed = otherWords.length > 0 ? fullTextQuery('member', otherWords) : null
  const ofType = !type
    ? []
    : narrowed
      ? [walk(2, 'search_texts', `(${narrowed}) NOT (${anyName})`, isOfType)]
      : [walk(2, 'directory', `(${typeMatch(type)}) NOT (${nameTerms(words)})`, isOfType)]
  // Those of the type are found by it already.
  const isOther = isOfType && sql`iif(${isOfType}, 0, 1)`
  const others = walk(3, 'search_texts', `(${fullTextQuery('member', words)}) NOT (${anyName})`, isOther)
  const [next = others, ...rest] = [...inOtherCase, ...ofType, others]
  const page = unionAll(named, next, ...rest)
    .limit(limit)
    .as('page')
  // What is shown of a member is asked once, not in each walk: a question to D1 has a hundred values at most.
  return db
    .select({ ...columns, row: page.row, tier: page.tier })
    .from(page)
    .crossJoin(users)
    .where(eq(users.id, page.memberId))
    .orderBy(asc(page.tier), asc(page.row))
}

/** Members of a type as far as the directory tells it anybody; who of them the viewer may see is asked of the tables. */
function typeMatch(type: TypeCode) {
  const query = { words: [], filters: { ...NO_FILTERS, type }, wantedHalves: [] }
  return (['open', 'connections'] as const).map((circle) => `(${directoryMatch(circle, query)})`).join(' OR ')
}

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
