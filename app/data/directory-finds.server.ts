import { type SQL, sql } from 'drizzle-orm'
import { blocks } from '../../drizzle/schema/blocks'
import { connections } from '../../drizzle/schema/connections'
import { onlineMembers } from '../../drizzle/schema/online-members'
import { searchEntries } from '../../drizzle/schema/search'
import { users } from '../../drizzle/schema/users'
import { type DirectoryQuery, directoryMatch } from '../domain/community/directory-query'
import { isFresh, presenceVisibleTo } from './presence.server'
import { profileVisibleTo } from './visibility.server'

// Whom a question to the directory finds, as pieces of SQL: rows of an entry's number and a member's id. Crossed joins keep the
// order they are written in. The index is asked once in a statement and its list walked: to ask it anew for each of some members
// begins that list anew each time, which for words that many say takes as long as the whole walk. Whom else it depends on (who
// is here, the viewer's connections, blocks) is a set of entries that is made before; the plus keeps it out of the index's hands.

export type Asked = { viewerId: string; query: DirectoryQuery }

/** Of a viewer's connections so many are looked at: who has more finds the others by what is open to all. */
const MOST_TIES = 1000

const openMatch = ({ query }: Asked) => sql`directory MATCH ${directoryMatch('open', query)}`
const closedMatch = ({ query }: Asked) =>
  sql`directory MATCH ${`(${directoryMatch('connections', query)}) NOT (${directoryMatch('open', query)})`}`

const isEntryOf = (memberId: SQL) => sql`${searchEntries.kind} = 'member' AND ${searchEntries.refId} = ${memberId}`

/** Entries of those who are here and let this viewer know. */
const here = (viewerId: string) => sql`(SELECT ${searchEntries.id} FROM ${onlineMembers}
  CROSS JOIN ${users} ON ${users.id} = ${onlineMembers.memberId} AND ${presenceVisibleTo(viewerId)}
  CROSS JOIN ${searchEntries} ON ${isEntryOf(sql`${users.id}`)} WHERE ${isFresh()})`

const isHere = ({ viewerId, query }: Asked) =>
  query.filters.isOnline ? sql`AND +directory.rowid IN ${here(viewerId)}` : sql``

const FOUND = sql`directory CROSS JOIN ${searchEntries} ON ${searchEntries.id} = directory.rowid
  CROSS JOIN ${users} ON ${users.id} = ${searchEntries.refId}`

/** Those whom every member may find by this. */
export const openFinds = (asked: Asked): SQL => sql`SELECT directory.rowid AS entry, ${users.id} AS member FROM ${FOUND}
  WHERE ${openMatch(asked)} ${isHere(asked)} AND ${profileVisibleTo(asked.viewerId)}`

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
export const closedFinds = (asked: Asked): SQL => sql`SELECT directory.rowid AS entry, ${users.id} AS member
  FROM (SELECT 1 WHERE EXISTS ${closer(asked.viewerId)}) CROSS JOIN ${FOUND}
  WHERE ${closedMatch(asked)} AND +directory.rowid IN ${closer(asked.viewerId)} ${isHere(asked)}
    AND ${profileVisibleTo(asked.viewerId)}`

/** How many every member may find, so many at most, without those whom a block hides from the viewer. */
export function openCount(asked: Asked, most: number): SQL {
  const { viewerId } = asked
  const hidden = sql`(SELECT ${searchEntries.id} FROM (SELECT blocked_id AS id FROM ${blocks} WHERE blocker_id = ${viewerId}
    UNION ALL SELECT blocker_id FROM ${blocks} WHERE blocked_id = ${viewerId}) AS tied
    CROSS JOIN ${searchEntries} ON ${isEntryOf(sql`tied.id`)})`
  return sql`SELECT count(*) FROM (SELECT 1 FROM directory WHERE ${openMatch(asked)} ${isHere(asked)}
    AND (NOT EXISTS ${hidden} OR +directory.rowid NOT IN ${hidden}) LIMIT ${most})`
}
