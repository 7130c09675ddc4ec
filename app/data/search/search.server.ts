import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { hdInsights } from '../../../drizzle/schema/insights'
import { posts } from '../../../drizzle/schema/posts'
import { searchEntries } from '../../../drizzle/schema/search'
import { users } from '../../../drizzle/schema/users'
import { searchTexts } from '../../../drizzle/search-texts'
import { NO_FILTERS } from '../../domain/community/search/directory-filters'
import { directoryMatch } from '../../domain/community/search/directory-query'
import { type FoundPlace, type MemberTier, START } from '../../domain/community/search/found-place'
import type { TypeCode } from '../../domain/human-design/terms/codes'
import { fullTextQuery, memberTerms, nameTerms } from '../../domain/text/search/full-text-query'
import { isOpenInsight } from '../insights/insights.server'
import {
  authorColumns,
  directoryColumns,
  isNotMutedBy,
  mutedWordsOf,
  postVisibleTo,
  profileVisibleTo,
  type Reader,
} from '../visibility.server'
import { closedFinds, openFinds } from './directory.server'

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
