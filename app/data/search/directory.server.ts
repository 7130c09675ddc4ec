import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { directory } from '../../../drizzle/directory'
import { blocks } from '../../../drizzle/schema/blocks'
import { connections } from '../../../drizzle/schema/connections'
import { directoryTexts } from '../../../drizzle/schema/directory'
import { onlineMembers } from '../../../drizzle/schema/online-members'
import { placeNames, placeRegions, places } from '../../../drizzle/schema/places'
import { searchEntries } from '../../../drizzle/schema/search'
import { siteCounts } from '../../../drizzle/schema/site-counts'
import { users } from '../../../drizzle/schema/users'
import { readLocation } from '../../domain/community/places/read-location'
import { type DirectoryFilters, NO_FILTERS } from '../../domain/community/search/directory-filters'
import { type DirectoryQuery, directoryMatch } from '../../domain/community/search/directory-query'
import { type IndexedTexts, memberTexts } from '../../domain/community/search/indexed-texts'
import type { TextLanguage } from '../../domain/text/text-language'
import { isPairOf } from '../connections/connection-changes.server'
import { isFollowedBy } from '../members/member-page.server'
import { listOf } from '../sql.server'
import {
  chartOpenTo,
  directoryColumns,
  isFresh,
  onlineColumn,
  presenceVisibleTo,
  profileVisibleTo,
} from '../visibility.server'
import { type Place, placeBehind } from '../walk.server'

// Members by any filters at once. The full-text index lays its lists over one another by itself and is walked from the newest
// member on, until the page is full.

/** Counts go no further: beyond it is "10,000+". */
export const MOST_COUNTED = 10_000

/** The last row of a page, and whether it is one of the preferred language. */
export type DirectoryPlace = { entry: number; isPreferred: boolean }

type PageOf = {
  /** Members of this language come before those of the other; null: all in one list. */
  preferred: TextLanguage | null
  after: DirectoryPlace | null
  limit: number
}

const OTHER_LANGUAGE: Record<TextLanguage, TextLanguage> = { en: 'ru', ru: 'en' }

/**
 * A page of the directory, who came last first within a language, after a place; each with what this viewer may be told, and how
 * the two stand, and with how many there are in all whom only a connection finds: those are looked for once, for the page and
 * for their number.
 */
export function listDirectory(db: Database, search: DirectorySearch, { preferred, after, limit }: PageOf) {
  const found = sql`(${pageOfFinds(search, preferred, after, limit)}) AS found`
  const { hdAuthority: _, ...columns } = directoryColumns(search.viewerId)
  return db
    .select({
      ...columns,
      isPractitioner: users.isPractitioner,
      isFollowed: isFollowedBy(search.viewerId),
      isOnline: onlineColumn(search.viewerId),
      status: connections.status,
      requesterId: connections.requesterId,
      row: sql<number>`found.entry`,
      isPreferred: sql<boolean>`found.preferred`.mapWith(Boolean),
      closed: sql<number>`found.closed`,
    })
    .from(found)
    .crossJoin(users)
    .leftJoin(connections, isPairOf(search.viewerId))
    .where(eq(users.id, sql`found.member`))
    .orderBy(desc(sql`found.preferred`), desc(sql`found.entry`))
}

/** Rows of an entry, a member and whether they are preferred. The other language is walked only as far as the page isn't full. */
function pageOfFinds(
  search: DirectorySearch,
  preferred: TextLanguage | null,
  after: DirectoryPlace | null,
  limit: number,
): SQL {
  const place = after && { ...after, isPreferred: after.isPreferred && preferred !== null }
  const isBehind = preferred !== null && (!place || place.isPreferred)
  const first = isBehind
    ? walk(ofLanguage(search, preferred), place?.entry ?? null, sql`${limit}`)
    : sql`SELECT NULL AS entry, NULL AS member WHERE false`
  const rest = walk(
    preferred === null ? search : ofLanguage(search, OTHER_LANGUAGE[preferred]),
    isBehind ? null : (place?.entry ?? null),
    sql`${limit} - (SELECT count(*) FROM first)`,
  )
  const isAfter = place ? sql`(preferred, entry) < (${place.isPreferred ? 1 : 0}, ${place.entry})` : sql`true`
  return sql`WITH first AS MATERIALIZED (${first}),
    closed AS MATERIALIZED (SELECT entry, member,
      (SELECT ${users.language} FROM ${users} WHERE ${users.id} = member) IS ${preferred} AS preferred FROM (${closedFinds(search)}))
    SELECT entry, member, preferred, (SELECT count(*) FROM closed) AS closed
    FROM (SELECT entry, member, 1 AS preferred FROM first UNION ALL SELECT entry, member, 0 FROM (${rest})
      UNION ALL SELECT entry, member, preferred FROM closed WHERE ${isAfter} ORDER BY 3 DESC, 1 DESC LIMIT ${limit})`
}

/** The newest whom every member may find, before an entry. */
const walk = (search: DirectorySearch, before: number | null, limit: SQL) =>
  sql`SELECT * FROM (${openFinds(search)} ${before === null ? sql`` : sql`AND directory.rowid < ${before}`}
    ORDER BY directory.rowid DESC LIMIT ${limit})`

const ofLanguage = ({ query, ...search }: DirectorySearch, language: TextLanguage): DirectorySearch => ({
  ...search,
  query: { ...query, filters: { ...query.filters, language } },
})

/**
 * How many every member may find and how many texts to read are (`insights`), by one question; with `closed` also how many only
 * a connection finds, where no page has looked for them. While some members do not stand in the directory yet there may be more.
 */
export async function countFinds(
  db: Database,
  search: DirectorySearch,
  { insights, closed }: { insights: SQL<number>; closed: boolean },
) {
  const [row] = await db.all<{ open: number; closed: number; insights: number; isWaiting: number }>(
    sql`SELECT (${openCount(search, MOST_COUNTED + 1)}) AS open, (${insights}) AS insights, ${isDirectoryWaiting} AS isWaiting,
      ${closed ? sql`(SELECT count(*) FROM (${closedFinds(search)}))` : sql`0`} AS closed`,
  )
  const { open = 0, isWaiting = 0 } = row ?? {}
  return { open, closed: row?.closed ?? 0, insights: row?.insights ?? 0, isWaiting: isWaiting === 1 }
}

/** How many only a connection finds. */
export async function countClosed(db: Database, search: DirectorySearch): Promise<number> {
  const [row] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM (${closedFinds(search)})`)
  return row?.n ?? 0
}

export type Total = { count: number; isMore: boolean }

/** How many there are, or that there are more than are counted, or than can be counted yet. */
export const toTotal = (count: number, isWaiting: boolean): Total =>
  count > MOST_COUNTED ? { count: MOST_COUNTED, isMore: true } : { count, isMore: isWaiting }

// Members who have something in their chart, the newest first. What their chart tells is the directory's: a closed chart is in
// none of its words.

/** Of those who have it so many are looked at for a visitor, most of whom sees only some of them. */
const MOST_LOOKED_AT = 120

/** By what a page asks: one fact of a chart. */
export type ElementFact = Partial<
  Pick<DirectoryFilters, 'type' | 'authority' | 'profile' | 'definition' | 'center' | 'gate' | 'channel'>
>

const queryOf = (fact: ElementFact) => ({ words: [], filters: { ...NO_FILTERS, ...fact }, wantedHalves: [] })

/** Those whom this member may know to have it, as Explore finds them. */
export const listMembersWith = (db: Database, viewerId: string, fact: ElementFact, limit: number) =>
  listDirectory(db, { viewerId, query: queryOf(fact) }, { preferred: null, after: null, limit })

/**
 * Those whom everybody may know to have it. A page of the library is found by search engines, so that only members stand there
 * who let themselves be found by them.
 */
export function listPublicMembersWith(db: Database, fact: ElementFact, limit: number) {
  const found = sql`(SELECT rowid AS entry FROM directory WHERE directory MATCH ${directoryMatch('open', queryOf(fact))}
    ORDER BY rowid DESC LIMIT ${MOST_LOOKED_AT}) AS found`
  const { id, username, fullName, avatarUrl, hdType, isTimeUncertain } = directoryColumns(null)
  return db
    .select({
      ...{ id, username, fullName, avatarUrl },
      ...{ hdType: hdType.as('shown_type'), isTimeUncertain: isTimeUncertain.as('time_uncertain') },
    })
    .from(found)
    .crossJoin(searchEntries)
    .crossJoin(users)
    .where(
      and(
        eq(searchEntries.id, sql`found.entry`),
        eq(searchEntries.kind, 'member'),
        eq(users.id, searchEntries.refId),
        profileVisibleTo(null),
        chartOpenTo(null),
        eq(users.isIndexed, true),
      ),
    )
    .orderBy(desc(sql`found.entry`))
    .limit(limit)
}

// Whom a question to the directory finds, as pieces of SQL: rows of an entry's number and a member's id. Crossed joins keep the
// order they are written in. The index is asked once in a statement and its list walked: to ask it anew for each of some members
// begins that list anew each time, which for words that many say takes as long as the whole walk. Whom else it depends on (who
// is here, the viewer's connections, blocks) is a set of entries that is made before; the plus keeps it out of the index's hands.

type DirectorySearch = { viewerId: string; query: DirectoryQuery }

/** Of a viewer's connections so many are looked at: who has more finds the others by what is open to all. */
const MOST_TIES = 1000

const openMatch = ({ query }: DirectorySearch) => sql`directory MATCH ${directoryMatch('open', query)}`
const closedMatch = ({ query }: DirectorySearch) =>
  sql`directory MATCH ${`(${directoryMatch('connections', query)}) NOT (${directoryMatch('open', query)})`}`

const isEntryOf = (memberId: SQL) => sql`${searchEntries.kind} = 'member' AND ${searchEntries.refId} = ${memberId}`

/** Entries of those who are here and let this viewer know. */
const here = (viewerId: string) => sql`(SELECT ${searchEntries.id} FROM ${onlineMembers}
  CROSS JOIN ${users} ON ${users.id} = ${onlineMembers.memberId} AND ${presenceVisibleTo(viewerId)}
  CROSS JOIN ${searchEntries} ON ${isEntryOf(sql`${users.id}`)} WHERE ${isFresh()})`

const isHere = ({ viewerId, query }: DirectorySearch) =>
  query.filters.isOnline ? sql`AND +directory.rowid IN ${here(viewerId)}` : sql``

const FOUND = sql`directory CROSS JOIN ${searchEntries} ON ${searchEntries.id} = directory.rowid
  CROSS JOIN ${users} ON ${users.id} = ${searchEntries.refId}`

/** Those whom every member may find by this. */
export const openFinds = (
  search: DirectorySearch,
): SQL => sql`SELECT directory.rowid AS entry, ${users.id} AS member FROM ${FOUND}
  WHERE ${openMatch(search)} ${isHere(search)} AND ${profileVisibleTo(search.viewerId)}`

/** Entries of the viewer's connections who let these know more than others. */
const closer = (viewerId: string) => sql`(SELECT ${searchEntries.id} FROM (SELECT high_id AS id FROM ${connections}
      WHERE low_id = ${viewerId} AND status = 'connected'
    UNION ALL SELECT low_id FROM ${connections} WHERE high_id = ${viewerId} AND status = 'connected'
    LIMIT ${MOST_TIES}) AS tied
  CROSS JOIN ${users} ON ${users.id} = tied.id AND (${users.profileVisibility} = 'connections'
    OR ${users.chartVisibility} = 'connections'
    OR (${users.chartDetail} <> 'gates' AND ${users.birthVisibility} = 'connections'))
  CROSS JOIN ${searchEntries} ON ${isEntryOf(sql`tied.id`)})`

/** Those whom only their connections find by this, of whom the viewer is one. Who has no such connections asks no index. */
export const closedFinds = (search: DirectorySearch): SQL => sql`SELECT directory.rowid AS entry, ${users.id} AS member
  FROM (SELECT 1 WHERE EXISTS ${closer(search.viewerId)}) CROSS JOIN ${FOUND}
  WHERE ${closedMatch(search)} AND +directory.rowid IN ${closer(search.viewerId)} ${isHere(search)}
    AND ${profileVisibleTo(search.viewerId)}`

/** How many every member may find, so many at most, without those whom a block hides from the viewer. */
function openCount(search: DirectorySearch, most: number): SQL {
  const { viewerId } = search
  const hidden = sql`(SELECT ${searchEntries.id} FROM (SELECT blocked_id AS id FROM ${blocks} WHERE blocker_id = ${viewerId}
    UNION ALL SELECT blocker_id FROM ${blocks} WHERE blocked_id = ${viewerId}) AS tied
    CROSS JOIN ${searchEntries} ON ${isEntryOf(sql`tied.id`)})`
  return sql`SELECT count(*) FROM (SELECT 1 FROM directory WHERE ${openMatch(search)} ${isHere(search)}
    AND (NOT EXISTS ${hidden} OR +directory.rowid NOT IN ${hidden}) LIMIT ${most})`
}

// A migration that makes the directory anew leaves it empty and notes who waits: everybody. They come back in pieces, for a
// statement over all members would take longer than one may. Who changes meanwhile stands there at once, by the triggers.

/** The note: whoever joined before this place still waits. Nothing waits where there is none. The migration writes it as well. */
const WAITING = 'directory.waiting'

/** Whether some members do not stand in the directory yet. */
const isDirectoryWaiting = sql<number>`EXISTS (SELECT 1 FROM ${siteCounts} WHERE ${siteCounts.name} = ${WAITING})`

const isNote = (place: Place) => and(eq(siteCounts.name, WAITING), eq(siteCounts.value, place))

/**
 * Writes waiting members into the directory, those who joined last first: so many steps of so many rows at most, each step one
 * batch. Done twice, or by two at once, each stands there once; whoever finds that another has gone on leaves it to them. Gives
 * how many were written.
 */
export async function fillDirectory(db: Database, { steps, rows }: { steps: number; rows: number }): Promise<number> {
  const [note] = await db.select({ value: siteCounts.value }).from(siteCounts).where(eq(siteCounts.name, WAITING))
  let done = 0
  for (let place = note?.value as Place | null | undefined, taken = 0; place && taken < steps; taken++) {
    const found = await listWaiting(db, place, rows)
    const next = placeBehind(found, rows)
    const moved = db.update(siteCounts).set({ value: next }).where(isNote(place)).returning()
    const ended = db.delete(siteCounts).where(isNote(place)).returning()
    const [kept] = await db.batch([next ? moved : ended, ...rowsOf(db, found), ...wordsOf(db, found)])
    done += found.length
    place = kept.length > 0 ? next : null
  }
  return done
}

/** Who joined last before a place, with the number of their entry; whoever has none gets it by night, with the row of it. */
const listWaiting = (db: Database, { createdAt, id }: Place, rows: number) =>
  db
    .select({
      id: users.id,
      fullName: users.fullName,
      username: users.username,
      bio: users.bio,
      location: users.location,
      createdAt: users.createdAt,
      entry: searchEntries.id,
      texts: directoryTexts.entryId,
    })
    .from(users)
    .leftJoin(searchEntries, and(eq(searchEntries.kind, 'member'), eq(searchEntries.refId, users.id)))
    .leftJoin(directoryTexts, eq(directoryTexts.entryId, searchEntries.id))
    .where(sql`(${users.createdAt}, ${users.id}) < (${createdAt}, ${id})`)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(rows)

type Waiting = Awaited<ReturnType<typeof listWaiting>>[number]

/** Their rows anew by what is known of them; in the order of their numbers, out of which the index would be written row by row. */
function rowsOf(db: Database, found: Waiting[]) {
  const these = listOf(found.map(({ entry }) => entry))
  return [
    db.delete(directory).where(sql`rowid IN ${these}`),
    db
      .insert(directory)
      .select(sql`SELECT id, title, body, facts FROM directory_rows WHERE id IN ${these} ORDER BY id`),
  ] as const
}

/** The words of members who have none yet in the directory: by them its triggers make their rows anew. */
function wordsOf(db: Database, found: Waiting[]) {
  const missing = found.filter(({ entry, texts }) => entry !== null && texts === null)
  const members = missing.map((member) => ({ id: member.id, location: member.location, ...memberTexts(member) }))
  return members.length > 0 ? [enterDirectory(db, members)] : []
}

type Member = IndexedTexts & { id: string; location?: string | null }

/**
 * Statement by which members stand in the directory with these words, for the batch that gives them their entries, after it.
 * What may be known of their account and chart joins the words by triggers, whoever changes it.
 */
export function enterDirectory(db: Database, members: readonly Member[]) {
  const rows = members.map(({ id, title, body, location }) => ({ id, title, body, ...readLocation(location) }))
  const entries = sql`SELECT ${searchEntries.id}, given.value->>'title', given.value->>'body', ${COUNTRY}
    FROM json_each(${JSON.stringify(rows)}) AS given CROSS JOIN ${searchEntries}
    WHERE ${searchEntries.kind} = 'member' AND ${searchEntries.refId} = given.value->>'id'`
  return db
    .insert(directoryTexts)
    .select(entries)
    .onConflictDoUpdate({
      target: directoryTexts.entryId,
      set: { title: sql`excluded.title`, body: sql`excluded.body`, country: sql`excluded.country` },
    })
}

/**
 * The country of where a given member says they live: as they name it, or of the greatest place of that name; with a region it
 * must be a place there.
 */
const COUNTRY = sql`coalesce(given.value->>'country', (SELECT p.country_code
  FROM ${placeNames} AS n CROSS JOIN ${places} AS p ON p.rank = n.rank
  WHERE n.name = given.value->>'place' AND (given.value->>'region' IS NULL OR p.region_code = upper(given.value->>'region')
    OR EXISTS (SELECT 1 FROM ${placeRegions} AS r WHERE r.code = p.country_code || '.' || p.region_code
      AND (lower(r.name) = lower(given.value->>'region') OR r.name_ru = given.value->>'region')))
  ORDER BY n.standing LIMIT 1))`
