import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { connections } from '../../../drizzle/schema/connections'
import { searchEntries } from '../../../drizzle/schema/search'
import { users } from '../../../drizzle/schema/users'
import { searchTexts } from '../../../drizzle/search-texts'
import { TYPES, type TypeCode } from '../../domain/human-design/terms/codes'
import { fullTextQuery } from '../../domain/text/search/full-text-query'
import {
  chartOpenTo,
  isBlockedFor,
  isNotMutedBy,
  isOnlineFor,
  presenceVisibleTo,
  profileVisibleTo,
} from '../visibility.server'

/** A member to suggest, with the fields of the ranking. `gates`: the stored gates of their chart, if visible. */
export type Candidate = {
  id: string
  type: TypeCode | null
  language: 'en' | 'ru'
  /** Null also if the viewer may not see it. */
  lastActiveAt: number | null
  gates: string | null
  isOnline: 0 | 1
}

/** The filters: type, language and search words; `named` are the types that the words may mean. */
export type Wanted = {
  type: TypeCode | null
  words: readonly string[]
  named: readonly TypeCode[]
  language?: Candidate['language'] | null
}

/** The limit of candidates by type, and again by search words. */
export const CANDIDATES_AT_MOST = 300
/** The limit of search hits whose visibility is checked. */
const HITS_AT_MOST = 1500

const LANGUAGES = ['en', 'ru'] as const

/**
 * Candidates for suggestions: the most recently active members of each type and language whose type is visible, and those who
 * match the search words. The viewer and members they are connected with, have a request with or have muted are excluded.
 */
export const listCandidates = (db: Database, viewerId: string, wanted: Wanted, now: Date) =>
  db.all<Candidate>(sql`SELECT ${columnsFor(viewerId)} FROM ${users}
    WHERE ${users.id} IN (${idsOf(viewerId, wanted, now)})`)

/** The number of candidates. */
export async function countCandidates(db: Database, viewerId: string, wanted: Wanted, now: Date): Promise<number> {
  const [row] = await db.all<{ count: number }>(sql`SELECT count(*) AS count FROM (${idsOf(viewerId, wanted, now)})`)
  return row?.count ?? 0
}

function idsOf(viewerId: string, { type, words, named, language = null }: Wanted, now: Date): SQL {
  const of = (words.length > 0 ? named : TYPES).filter((each) => type === null || each === type)
  const parts = [
    ...(of.length > 0 ? [byType(viewerId, of, language, now)] : []),
    ...(words.length > 0 ? [byWords(viewerId, words, { type, language }, now)] : []),
  ]
  return sql.join(parts, sql` UNION `)
}

/** The member has no connection or request with the viewer and isn't muted by them. */
const isNew = (viewerId: string, now: Date) => sql`${users.id} <> ${viewerId}
  AND NOT EXISTS (SELECT 1 FROM ${connections} WHERE low_id = min(${users.id}, ${viewerId}) AND high_id = max(${users.id}, ${viewerId}))
  AND ${isNotMutedBy(viewerId, now.getTime())}`

/** The condition of the partial index `users_suggested`, verbatim: members whose profile and type are visible to all members. */
const isOpen = sql`${users.isActive} = 1 AND ${users.chartVisibility} = 'everyone'
  AND ${users.profileVisibility} IN ('everyone', 'community')`

/** One scan of that index for each type and language, each up to its share. */
function byType(viewerId: string, types: readonly TypeCode[], wanted: Wanted['language'], now: Date): SQL {
  const languages = wanted ? [wanted] : LANGUAGES
  const walks = types.flatMap((type) => languages.map((language) => ({ type, language })))
  const share = Math.ceil(CANDIDATES_AT_MOST / walks.length)
  // The outer list makes SQLite run one scan for each, with its own limit.
  return sql`SELECT found.id FROM json_each(${JSON.stringify(walks)}) AS walk CROSS JOIN ${users} AS found ON found.id IN (
      SELECT ${users.id} FROM ${users}
      WHERE ${users.hdType} = walk.value ->> 'type' AND ${users.language} = walk.value ->> 'language' AND ${isOpen}
        AND ${isNew(viewerId, now)} AND NOT ${isBlockedFor(viewerId)}
      ORDER BY ${knownActivity} DESC, ${users.id} DESC LIMIT ${share})`
}

/** When a member was last active, if that is visible to all, because the order would reveal it. Verbatim the index's expression. */
const knownActivity = sql`CASE WHEN ${users.presenceVisibility} = 'everyone' THEN ${users.lastActiveAt} END`

const byWords = (
  viewerId: string,
  words: readonly string[],
  { type, language }: Pick<Wanted, 'type' | 'language'>,
  now: Date,
): SQL => sql`SELECT id FROM (
  SELECT ${users.id} FROM (SELECT rowid FROM ${searchTexts} WHERE search_texts MATCH ${fullTextQuery('member', words)}
      LIMIT ${HITS_AT_MOST}) AS hit
    CROSS JOIN ${searchEntries} AS entry ON entry.id = hit.rowid
    CROSS JOIN ${users} ON ${users.id} = entry.ref_id
  WHERE ${profileVisibleTo(viewerId)} AND ${isNew(viewerId, now)}
    ${language ? sql`AND ${users.language} = ${language}` : sql``}
    ${type ? sql`AND ${users.hdType} = ${type} AND ${chartOpenTo(viewerId)}` : sql``} LIMIT ${CANDIDATES_AT_MOST})`

/** The gates are null for a chart shown without them, because a rank based on them would reveal them. */
const columnsFor = (viewerId: string) => sql`${users.id} AS id, ${users.language} AS language,
  iif(${presenceVisibleTo(viewerId)}, ${users.lastActiveAt}, NULL) AS lastActiveAt, ${isOnlineFor(viewerId)} AS isOnline,
  iif(${chartOpenTo(viewerId)}, ${users.hdType}, NULL) AS type,
  iif(${chartOpenTo(viewerId)} AND (${users.chartDetail} = 'gates' OR ${users.birthVisibility} = 'everyone'), ${users.hdGates}, NULL) AS gates`
