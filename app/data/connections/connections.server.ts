import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../../drizzle/client'
import { connectionRequests, connections } from '../../../drizzle/schema/connections'
import { searchEntries } from '../../../drizzle/schema/search'
import { users } from '../../../drizzle/schema/users'
import { searchTexts } from '../../../drizzle/search-texts'
import type { ListCursor } from '../../domain/community/search/list-cursor'
import type { TypeCode } from '../../domain/human-design/terms/codes'
import { CONNECTIONS_PAGE_SIZE } from '../../domain/membership/connections'
import { FREE, sinceOf, type Used } from '../../domain/membership/premium/entitlements'
import { fullTextQuery, type SearchColumns } from '../../domain/text/search/full-text-query'
import { fillPage, ifVisible, listedColumns, ROWS_AT_ONCE } from '../members/member-page.server'
import { isAfter, listOf } from '../sql.server'
import {
  chartVisibleTo,
  directoryColumns,
  isOnlineFor,
  onlineColumn,
  profileVisibleTo,
  readableFullName,
  readableUsername,
  showsTimeUncertain,
} from '../visibility.server'
import type { ListQuery } from './follows.server'
import type { Wanted } from './suggestions.server'

// Members on the page of connections. A requester's name is shown even if their profile isn't visible. A recipient hasn't agreed
// to show their name: if their profile isn't visible, the request is listed without it or with the username it was sent to.

/** The search and the cursor. */
type CardsQuery = Wanted & { viewerId: string; after: ListCursor | null }

/** A page and one more row, which shows that there is a next page. */
const ROWS = CONNECTIONS_PAGE_SIZE + 1

function cardColumns(viewerId: string) {
  const { id, username, fullName, avatarUrl, bio, location, isVerified, followersCount, postsCount } =
    directoryColumns(viewerId)
  const isProfileVisible = profileVisibleTo(viewerId)
  const ifSeen = <T>(column: SQLiteColumn) => sql<T | null>`iif(${isProfileVisible}, ${column}, NULL)`
  return {
    ...{ id, username, fullName },
    // One column: a search of the requests binds nearly the hundred values that D1 takes, so the privacy policy is evaluated once.
    chart: sql<CardChart | null>`CASE WHEN ${users.hdType} IS NOT NULL AND ${chartVisibleTo(viewerId)}
      THEN json_array(${users.hdType}, ${showsTimeUncertain(viewerId)}) END`.mapWith(toCardChart),
    ...{
      avatarUrl: ifSeen<string>(avatarUrl),
      bio: ifSeen<string>(bio),
      location: ifSeen<string>(location),
    },
    ...{ followersCount: ifSeen<number>(followersCount), postsCount: ifSeen<number>(postsCount) },
    isVerified: sql`(${isProfileVisible} AND ${isVerified})`.mapWith(Boolean),
    isPractitioner: sql`(${isProfileVisible} AND ${users.isPractitioner})`.mapWith(Boolean),
    isOnline: onlineColumn(viewerId),
  }
}

/** A visible chart on a card. */
type CardChart = { type: TypeCode; isTimeUncertain: boolean }

function toCardChart(json: string): CardChart {
  const [type, isUncertain] = JSON.parse(json) as [TypeCode, number]
  return { type, isTimeUncertain: isUncertain === 1 }
}

/** Of these members, those whose profile the viewer may see, in no order. */
export const listCards = (db: Database, viewerId: string, ids: readonly string[]) =>
  db
    .select(cardColumns(viewerId))
    .from(users)
    .where(and(sql`${users.id} IN ${listOf(ids)}`, profileVisibleTo(viewerId)))

/** The viewer's connections, newest first. */
export const listConnected = (db: Database, query: CardsQuery) =>
  listHalves(db, query, () => eq(connections.status, 'connected'))

/** Requests to the viewer, newest first. */
export const listIncoming = (db: Database, query: CardsQuery) =>
  listHalves(
    db,
    query,
    (other) => and(eq(connections.status, 'requested'), eq(connections.requesterId, other)),
    isWantedRequester(query.viewerId, query),
  )

/**
 * The viewer's pending and declined requests, newest first, by the index of requesters. The names are null if the profile is no
 * longer visible to the viewer, so `id` is that of the row: the member's would identify them.
 */
export async function listSent(db: Database, query: CardsQuery) {
  const member = {
    ...cardColumns(query.viewerId),
    username: readableUsername(query.viewerId),
    fullName: readableFullName(query.viewerId),
  }
  const other = sql<string>`iif(${connections.lowId} = ${query.viewerId}, ${connections.highId}, ${connections.lowId})`
  return db
    .select({
      ...{ id: connections.id, at: connections.createdAt, note: connections.note, member },
      recipientUsername: connections.recipientUsername,
    })
    .from(connections)
    .innerJoin(users, and(sql`${users.id} = ${other}`, eq(users.isActive, true)))
    .where(
      and(
        eq(connections.requesterId, query.viewerId),
        inArray(connections.status, ['requested', 'declined']),
        isAfter(query.after, connections.createdAt, connections.id),
        isWanted(query.viewerId, query),
      ),
    )
    .orderBy(desc(connections.createdAt), desc(connections.id))
    .limit(ROWS)
}

type SentCard = Awaited<ReturnType<typeof listSent>>[number]
export type ListedCard = Omit<SentCard, 'recipientUsername'> & Partial<Pick<SentCard, 'recipientUsername'>>

async function listHalves(
  db: Database,
  query: CardsQuery,
  isListed: (other: SQLiteColumn) => SQL | undefined,
  matchesSearch = isWanted(query.viewerId, query),
) {
  const read = bothHalves((own, other) =>
    db
      .select({ id: other, at: connections.createdAt, note: connections.note, member: cardColumns(query.viewerId) })
      .from(connections)
      .innerJoin(users, and(eq(users.id, other), eq(users.isActive, true)))
      .where(
        and(
          eq(own, query.viewerId),
          isListed(other),
          isAfter(query.after, connections.createdAt, other),
          matchesSearch,
        ),
      )
      .orderBy(desc(connections.createdAt), desc(other))
      .limit(ROWS),
  )
  return lastFirst(await db.batch(read), ({ id }) => id).slice(0, ROWS)
}

/** The member matches the type and has the words in their name, bio, location or type; only visible fields count. */
const isWanted = (viewerId: string, wanted: Wanted): SQL | undefined =>
  matchesWanted(viewerId, wanted, (words) => and(containsWords(viewerId, words), profileVisibleTo(viewerId)))

/** The same for requesters, whose name is visible even if their profile isn't. */
const isWantedRequester = (viewerId: string, wanted: Wanted): SQL | undefined =>
  matchesWanted(viewerId, wanted, (words) =>
    or(containsWords(viewerId, words, 'title'), and(containsWords(viewerId, words), profileVisibleTo(viewerId))),
  )

function matchesWanted(
  viewerId: string,
  { type, words, named }: Wanted,
  matchesText: (words: readonly string[]) => SQL | undefined,
): SQL | undefined {
  const { hdType } = directoryColumns(viewerId)
  const isNamed = sql`${hdType} IN ${listOf(named)}`
  return and(
    type ? sql`${hdType} = ${type}` : undefined,
    words.length > 0 ? or(matchesText(words), named.length > 0 ? isNamed : undefined) : undefined,
  )
}

/**
 * The member has a connection or request with the viewer, and their search entry contains the words. The full-text query runs once
 * for all of them, because a lookup per member would repeat it.
 */
const containsWords = (viewerId: string, words: readonly string[], columns?: SearchColumns) => sql`${users.id} IN (
  SELECT entry.ref_id FROM ${searchTexts} CROSS JOIN ${searchEntries} AS entry ON entry.id = search_texts.rowid
  WHERE search_texts MATCH ${fullTextQuery('member', words, columns)} AND +search_texts.rowid IN (
    SELECT known.id FROM (SELECT high_id AS id FROM ${connections} WHERE low_id = ${viewerId}
      UNION ALL SELECT low_id FROM ${connections} WHERE high_id = ${viewerId}) AS tied
    CROSS JOIN ${searchEntries} AS known ON known.kind = 'member' AND known.ref_id = tied.id))`

/** The number of connections of one type (null: not visible to the member) and how many of them are online. */
export type TypeCount = { type: TypeCode | null; count: number; online: number }

/** The counts on the page of connections, in one query: matching connections by type, and all received requests. */
export async function countConnections(db: Database, memberId: string, wanted: Wanted) {
  const others = (status: 'connected' | 'requested') => sql`(SELECT high_id AS id, requester_id FROM ${connections}
      WHERE low_id = ${memberId} AND status = ${status}
    UNION ALL SELECT low_id, requester_id FROM ${connections} WHERE high_id = ${memberId} AND status = ${status})`
  const rows = await db.all<TypeCount & { kind: 'connected' | 'requested' }>(sql`SELECT 'connected' AS kind,
      -- Connections see every chart that isn't private.
      iif(${users.chartVisibility} = 'private', NULL, ${users.hdType}) AS type, count(*) AS count,
      coalesce(sum(${isOnlineFor(memberId)}), 0) AS online
    FROM ${others('connected')} AS other CROSS JOIN ${users} ON ${users.id} = other.id AND ${users.isActive} = 1
    WHERE ${isWanted(memberId, wanted) ?? sql`1`}
    GROUP BY type
    UNION ALL SELECT 'requested', NULL, count(*), 0
    FROM ${others('requested')} AS other CROSS JOIN ${users} ON ${users.id} = other.id AND ${users.isActive} = 1
    WHERE other.requester_id = other.id`)
  return {
    connected: rows.filter(({ kind }) => kind === 'connected'),
    requests: rows.find(({ kind }) => kind === 'requested')?.count ?? 0,
  }
}

/**
 * The member who looks for connections: the stored gates of their chart (null without one), and their use of the free requests, as
 * in `countUsed`. One query.
 */
export async function findRequester(
  db: Database,
  memberId: string,
  now: Date,
): Promise<{ gates: string | null; requestsUsed: Used }> {
  const since = sinceOf('requests', now).getTime()
  const asks = sql`(SELECT asked_at AS at FROM ${connectionRequests} WHERE requester_id = ${memberId} AND asked_at > ${since}
    ORDER BY asked_at DESC LIMIT ${FREE.requests.most})`
  const [row] = await db.all<{ gates: string | null; count: number; oldest: number | null }>(
    sql`SELECT ${users.hdGates} AS gates, (SELECT count(*) FROM ${asks}) AS count, (SELECT min(at) FROM ${asks}) AS oldest
      FROM ${users} WHERE ${users.id} = ${memberId}`,
  )
  const oldest = row?.oldest == null ? null : new Date(row.oldest)
  return { gates: row?.gates ?? null, requestsUsed: { count: row?.count ?? 0, oldest } }
}

/** A member's connections, newest first. */
export const listConnections = (db: Database, query: ListQuery) =>
  fillPage(async (after) => {
    const halves = await db.batch(readConnections(db, { ...query, after }))
    return lastFirst(halves, ({ id }) => id).slice(0, ROWS_AT_ONCE)
  }, query.after)

/** The two queries of one read, one for each order of ids and each by its index. */
export const readConnections = (db: Database, { memberId, viewerId, after }: ListQuery) =>
  bothHalves((own, other) =>
    db
      .select({ at: connections.createdAt, id: other, member: listedColumns(viewerId) })
      .from(connections)
      .leftJoin(users, ifVisible(other, viewerId))
      .where(and(eq(own, memberId), eq(connections.status, 'connected'), isAfter(after, connections.createdAt, other)))
      .orderBy(desc(connections.createdAt), desc(other))
      .limit(ROWS_AT_ONCE),
  )

/** A column of a connection's pair, which is ordered by id. */
type Side = typeof connections.lowId | typeof connections.highId

/** Splits a query of a member's connections by whether their id is the lower or the higher one, because each has its own index. */
export const bothHalves = <Read>(half: (own: Side, other: Side) => Read) =>
  [half(connections.lowId, connections.highId), half(connections.highId, connections.lowId)] as const

/** Merges the rows of the two queries, newest first; rows of one instant by descending id. */
export const lastFirst = <Row extends { at: Date }>(halves: readonly (readonly Row[])[], idOf: (row: Row) => string) =>
  halves.flat().sort((one, other) => other.at.getTime() - one.at.getTime() || (idOf(one) < idOf(other) ? 1 : -1))
