import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../../drizzle/client'
import { connectionAsks, connections } from '../../../drizzle/schema/connections'
import { searchEntries } from '../../../drizzle/schema/search'
import { users } from '../../../drizzle/schema/users'
import { searchTexts } from '../../../drizzle/search-texts'
import type { ListCursor } from '../../domain/community/search/list-cursor'
import type { TypeCode } from '../../domain/human-design/terms/codes'
import { CONNECTIONS_PAGE_SIZE } from '../../domain/membership/connections'
import { FREE, sinceOf, type Used } from '../../domain/membership/premium/entitlements'
import { fullTextQuery, type SearchColumns } from '../../domain/text/search/full-text-query'
import { fillPage, ifVisible, listedColumns, ROWS_AT_ONCE } from '../members/member-page.server'
import { isOnlineFor, onlineColumn } from '../members/presence.server'
import { isAfter, listOf } from '../sql.server'
import {
  chartVisibleTo,
  directoryColumns,
  isBlockedFor,
  isConnectedTo,
  profileVisibleTo,
  readableFullName,
  readableUsername,
  sightColumns,
  toldTimeUncertain,
} from '../visibility.server'
import type { ListQuery } from './follows.server'
import type { Wanted } from './suggestions.server'

// Members as the page of connections shows them. Whoever asked to connect is shown also where their page is closed: by name
// alone. A member who received a request hasn't agreed to show their name: where their page is closed, the request is shown
// without it, or with the username that was typed to ask from the closed page.

/** Which of them, behind a place in the list. */
type CardsQuery = Wanted & { viewerId: string; after: ListCursor | null }

/** A page and one more, which says that it goes on. */
const ROWS = CONNECTIONS_PAGE_SIZE + 1

function cardColumns(viewerId: string) {
  const { id, username, fullName, avatarUrl, bio, location, isVerified, followersCount, postsCount } =
    directoryColumns(viewerId)
  const isSeen = profileVisibleTo(viewerId)
  const ifSeen = <T>(column: SQLiteColumn) => sql<T | null>`iif(${isSeen}, ${column}, NULL)`
  return {
    ...{ id, username, fullName },
    // One column: a search of the requests binds nearly the hundred values that D1 takes, so the privacy policy is evaluated once.
    chart: sql<CardChart | null>`CASE WHEN ${users.hdType} IS NOT NULL AND ${chartVisibleTo(viewerId)}
      THEN json_array(${users.hdType}, ${toldTimeUncertain(viewerId)}) END`.mapWith(toCardChart),
    ...{ avatarUrl: ifSeen<string>(avatarUrl), bio: ifSeen<string>(bio), location: ifSeen<string>(location) },
    ...{ followersCount: ifSeen<number>(followersCount), postsCount: ifSeen<number>(postsCount) },
    isVerified: sql`(${isSeen} AND ${isVerified})`.mapWith(Boolean),
    isPractitioner: sql`(${isSeen} AND ${users.isPractitioner})`.mapWith(Boolean),
    isOnline: onlineColumn(viewerId),
  }
}

/** What a card shows of a chart that is open to the viewer. */
type CardChart = { type: TypeCode; isTimeUncertain: boolean }

function toCardChart(json: string): CardChart {
  const [type, isUncertain] = JSON.parse(json) as [TypeCode, number]
  return { type, isTimeUncertain: isUncertain === 1 }
}

/** Members by id, in no order; whom the viewer does not find is not among them. */
export const listCards = (db: Database, viewerId: string, ids: readonly string[]) =>
  db
    .select(cardColumns(viewerId))
    .from(users)
    .where(and(sql`${users.id} IN ${listOf(ids)}`, profileVisibleTo(viewerId)))

/** Whom the viewer is connected with, the last one first. */
export const listConnected = (db: Database, query: CardsQuery) =>
  listHalves(db, query, () => eq(connections.status, 'connected'))

/** Who waits for the viewer's answer, the last one first. */
export const listIncoming = (db: Database, query: CardsQuery) =>
  listHalves(
    db,
    query,
    (other) => and(eq(connections.status, 'requested'), eq(connections.requesterId, other)),
    isWantedAsker(query.viewerId, query),
  )

/**
 * Whom the viewer asked and who has not said yes, the last one first; the index of who asked is walked. Names are null where the
 * page is closed to the viewer by now, so `id` is the row's: the member's would lead to them.
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
      askedUsername: connections.askedUsername,
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
export type ListedCard = Omit<SentCard, 'askedUsername'> & Partial<Pick<SentCard, 'askedUsername'>>

async function listHalves(
  db: Database,
  query: CardsQuery,
  isMeant: (other: SQLiteColumn) => SQL | undefined,
  matchesSearch = isWanted(query.viewerId, query),
) {
  const read = bothHalves((own, other) =>
    db
      .select({ id: other, at: connections.createdAt, note: connections.note, member: cardColumns(query.viewerId) })
      .from(connections)
      .innerJoin(users, and(eq(users.id, other), eq(users.isActive, true)))
      .where(
        and(eq(own, query.viewerId), isMeant(other), isAfter(query.after, connections.createdAt, other), matchesSearch),
      )
      .orderBy(desc(connections.createdAt), desc(other))
      .limit(ROWS),
  )
  return lastFirst(await db.batch(read), ({ id }) => id).slice(0, ROWS)
}

/** Of the type that is looked for, and with the words in name, bio or place, or as a type; all as far as the viewer sees them. */
const isWanted = (viewerId: string, wanted: Wanted): SQL | undefined =>
  matchesWanted(viewerId, wanted, (words) => and(holdsWords(viewerId, words), profileVisibleTo(viewerId)))

/** The same for members who asked to connect: their name is shown even where their page is closed. */
const isWantedAsker = (viewerId: string, wanted: Wanted): SQL | undefined =>
  matchesWanted(viewerId, wanted, (words) =>
    or(holdsWords(viewerId, words, 'title'), and(holdsWords(viewerId, words), profileVisibleTo(viewerId))),
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
 * Where a member, of those between whom and the viewer anything stands, says these words. The list of the words is walked once
 * for all of them: to look each one up would begin it anew each time.
 */
const holdsWords = (viewerId: string, words: readonly string[], columns?: SearchColumns) => sql`${users.id} IN (
  SELECT entry.ref_id FROM ${searchTexts} CROSS JOIN ${searchEntries} AS entry ON entry.id = search_texts.rowid
  WHERE search_texts MATCH ${fullTextQuery('member', words, columns)} AND +search_texts.rowid IN (
    SELECT known.id FROM (SELECT high_id AS id FROM ${connections} WHERE low_id = ${viewerId}
      UNION ALL SELECT low_id FROM ${connections} WHERE high_id = ${viewerId}) AS tied
    CROSS JOIN ${searchEntries} AS known ON known.kind = 'member' AND known.ref_id = tied.id))`

/** Of the connections of one type (null: not shown to the member) how many there are, and how many are here. */
export type TypeCount = { type: TypeCode | null; count: number; online: number }

/** What the page of connections counts: those who are looked for by type, and all requests to answer; one question. */
export async function countConnections(db: Database, memberId: string, wanted: Wanted) {
  const others = (status: 'connected' | 'requested') => sql`(SELECT high_id AS id, requester_id FROM ${connections}
      WHERE low_id = ${memberId} AND status = ${status}
    UNION ALL SELECT low_id, requester_id FROM ${connections} WHERE high_id = ${memberId} AND status = ${status})`
  const rows = await db.all<TypeCount & { kind: 'connected' | 'requested' }>(sql`SELECT 'connected' AS kind,
      -- Whoever is connected sees a chart that is not private.
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
 * Who looks for others: the gates of their chart as stored (null without one), and how often they asked to connect of what is free,
 * as `countUsed` counts it. One question.
 */
export async function findAsker(
  db: Database,
  memberId: string,
  now: Date,
): Promise<{ gates: string | null; asked: Used }> {
  const since = sinceOf('requests', now).getTime()
  const asks = sql`(SELECT asked_at AS at FROM ${connectionAsks} WHERE requester_id = ${memberId} AND asked_at > ${since}
    ORDER BY asked_at DESC LIMIT ${FREE.requests.most})`
  const [row] = await db.all<{ gates: string | null; count: number; oldest: number | null }>(
    sql`SELECT ${users.hdGates} AS gates, (SELECT count(*) FROM ${asks}) AS count, (SELECT min(at) FROM ${asks}) AS oldest
      FROM ${users} WHERE ${users.id} = ${memberId}`,
  )
  const oldest = row?.oldest == null ? null : new Date(row.oldest)
  return { gates: row?.gates ?? null, asked: { count: row?.count ?? 0, oldest } }
}

/** Whom a member is connected with, the last one first. */
export const listConnections = (db: Database, query: ListQuery) =>
  fillPage(async (after) => {
    const halves = await db.batch(readConnections(db, { ...query, after }))
    return lastFirst(halves, ({ id }) => id).slice(0, ROWS_AT_ONCE)
  }, query.after)

/** One read of such a list: those before and those behind the member in the order of ids, each by its index. */
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

/** On which side of a connection somebody stands: the two are kept by the order of their ids. */
type Side = typeof connections.lowId | typeof connections.highId

/** One read of a member's connections as two: where they stand before the other one and where behind, each by its index. */
const bothHalves = <Read>(half: (own: Side, other: Side) => Read) =>
  [half(connections.lowId, connections.highId), half(connections.highId, connections.lowId)] as const

/** The rows of two halves in the order each of them is in: the last one first, and of one instant whoever has the greater id. */
const lastFirst = <Row extends { at: Date }>(halves: readonly (readonly Row[])[], idOf: (row: Row) => string) =>
  halves.flat().sort((one, other) => other.at.getTime() - one.at.getTime() || (idOf(one) < idOf(other) ? 1 : -1))

/** A connection as a candidate for a group, and whether the viewer may see their gates. */
export type GroupCandidate = {
  at: Date
  id: string
  username: string
  fullName: string
  avatarUrl: string | null
  hdType: TypeCode | null
  isTimeUncertain: boolean
  hasOpenGates: boolean
}

/**
 * Where `resolveAccess` shows a connection the gates of a chart. Used for connections only, so that picking a member reveals
 * nothing to others.
 */
const hasOpenGates = sql<boolean>`(${users.hdDataCalculated} = 1
  AND ${users.chartVisibility} IN ('everyone', 'connections')
  AND (${users.chartDetail} = 'gates' OR ${users.birthVisibility} IN ('connections', 'everyone')))`.mapWith(Boolean)

/** A member's connections whose pages the member may see, the latest first: at most `limit` of either order of ids. */
export async function listGroupCandidates(db: Database, viewerId: string, limit: number): Promise<GroupCandidate[]> {
  return lastFirst(await db.batch(readCandidates(db, viewerId, limit)), ({ id }) => id)
}

/** The two queries behind it, one for each order of ids. */
export function readCandidates(db: Database, viewerId: string, limit: number) {
  const { id, username, fullName, avatarUrl, hdType, isTimeUncertain } = directoryColumns(viewerId)
  return bothHalves((own, other) =>
    db
      .select({ at: connections.createdAt, id, username, fullName, avatarUrl, hdType, isTimeUncertain, hasOpenGates })
      .from(connections)
      .innerJoin(users, and(eq(users.id, other), profileVisibleTo(viewerId)))
      .where(and(eq(own, viewerId), eq(connections.status, 'connected')))
      .orderBy(desc(connections.createdAt), desc(other))
      .limit(limit),
  )
}

/**
 * Of these usernames, the viewer and their connections, as rows for `resolveAccess` and `visibleChart` only. Other members are
 * left out as if they didn't exist.
 */
export async function findGroupMembers(db: Database, viewerId: string, usernameKeys: readonly string[]) {
  if (usernameKeys.length === 0) return []
  const mayBeMeant: SQL = sql`(${users.id} = ${viewerId}
    OR (${users.isActive} = 1 AND NOT ${isBlockedFor(viewerId)} AND ${isConnectedTo(viewerId)}))`
  return db
    .select({
      id: users.id,
      key: users.usernameKey,
      username: users.username,
      fullName: users.fullName,
      avatarUrl: users.avatarUrl,
      ...sightColumns,
      birthTime: users.birthTime,
      birthTimeAccuracy: users.birthTimeAccuracy,
      hdRawData: users.hdRawData,
    })
    .from(users)
    .where(and(sql`${users.usernameKey} IN ${listOf(usernameKeys)}`, mayBeMeant))
}

/** The gates of a member's chart as they are stored, null without one. */
const readTransitMember = (db: Database, memberId: string) =>
  db
    .select({ gates: sql<string | null>`${users.hdGates}` })
    .from(users)
    .where(eq(users.id, memberId))
    .limit(1)

/**
 * A member's connections, the latest first, with their gates where the member may see both page and gates; `member` is null where
 * not. At most `limit` of either order of ids are read, visible or not.
 */
export const readConnectionGates = (db: Database, viewerId: string, limit: number) =>
  bothHalves((own, other) =>
    db
      .select({
        at: connections.createdAt,
        id: other,
        member: {
          username: users.username,
          fullName: users.fullName,
          avatarUrl: users.avatarUrl,
          hdType: users.hdType,
          gates: sql<string | null>`${users.hdGates}`,
        },
      })
      .from(connections)
      .leftJoin(users, and(eq(users.id, other), profileVisibleTo(viewerId), hasOpenGates))
      .where(and(eq(own, viewerId), eq(connections.status, 'connected')))
      .orderBy(desc(connections.createdAt), desc(other))
      .limit(limit),
  )

export type ConnectionGates = Awaited<ReturnType<typeof readConnectionGates>[0]>[number]

/** A member's gates and those of their connections, in one batch. */
export async function findTransitMember(db: Database, memberId: string, limit: number) {
  const [[own], ...halves] = await db.batch([
    readTransitMember(db, memberId),
    ...readConnectionGates(db, memberId, limit),
  ])
  return { own: own ?? { gates: null }, connections: lastFirst(halves, ({ id }) => id) }
}
