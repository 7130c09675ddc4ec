import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { connections } from '../../../drizzle/schema/connections'
import { searchEntries } from '../../../drizzle/schema/search'
import { users } from '../../../drizzle/schema/users'
import { searchTexts } from '../../../drizzle/search-texts'
import { TYPES, type TypeCode } from '../../domain/human-design/terms/codes'
import { fullTextQuery } from '../../domain/text/search/full-text-query'
import { isOnlineFor, presenceVisibleTo } from '../members/presence.server'
import { chartOpenTo, isBlockedFor, isNotMutedBy, profileVisibleTo } from '../visibility.server'

/** A member who may be suggested, with what their place is decided by. `gates`: their chart's, as stored, where they are shown. */
export type Candidate = {
  id: string
  type: TypeCode | null
  language: 'en' | 'ru'
  /** Null also where the viewer may not know. */
  lastActiveAt: number | null
  gates: string | null
  isOnline: 0 | 1
}

/** Who is looked for: of a type, of a language, by words; `named` are the types that the words may mean. */
export type Wanted = {
  type: TypeCode | null
  words: readonly string[]
  named: readonly TypeCode[]
  language?: Candidate['language'] | null
}

/** So many are looked at, whoever they are, and as many more by words. */
export const CANDIDATES_AT_MOST = 300
/** Of what the words find so many are asked whether they may be told of. */
const HITS_AT_MOST = 1500

const LANGUAGES = ['en', 'ru'] as const

/**
 * Members to choose suggestions from: of each type and language those who were here last, who may be told of by their type; and
 * those whom the words find. Left out are oneself, and whoever is connected, asked or muted already.
 */
export const listCandidates = (db: Database, viewerId: string, wanted: Wanted, now: Date) =>
  db.all<Candidate>(sql`SELECT ${columnsFor(viewerId)} FROM ${users}
    WHERE ${users.id} IN (${idsOf(viewerId, wanted, now)})`)

/** How many they are. */
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

/** Where nothing stands between the two yet, and the viewer has not muted them. */
const isNew = (viewerId: string, now: Date) => sql`${users.id} <> ${viewerId}
  AND NOT EXISTS (SELECT 1 FROM ${connections} WHERE low_id = min(${users.id}, ${viewerId}) AND high_id = max(${users.id}, ${viewerId}))
  AND ${isNotMutedBy(viewerId, now.getTime())}`

/** The words of the index `users_suggested`, which holds whom everybody may be told of by their type. */
const isOpen = sql`${users.isActive} = 1 AND ${users.chartVisibility} = 'everyone'
  AND ${users.profileVisibility} IN ('everyone', 'community')`

/** One walk of that index for each type and language, each as far as its share. */
function byType(viewerId: string, types: readonly TypeCode[], wanted: Wanted['language'], now: Date): SQL {
  const languages = wanted ? [wanted] : LANGUAGES
  const walks = types.flatMap((type) => languages.map((language) => ({ type, language })))
  const share = Math.ceil(CANDIDATES_AT_MOST / walks.length)
  // The walks stand outside: each is asked for by itself, with an end of its own.
  return sql`SELECT found.id FROM json_each(${JSON.stringify(walks)}) AS walk CROSS JOIN ${users} AS found ON found.id IN (
      SELECT ${users.id} FROM ${users}
      WHERE ${users.hdType} = walk.value ->> 'type' AND ${users.language} = walk.value ->> 'language' AND ${isOpen}
        AND ${isNew(viewerId, now)} AND NOT ${isBlockedFor(viewerId)}
      ORDER BY ${knownActivity} DESC, ${users.id} DESC LIMIT ${share})`
}

/** When a member was here, as far as everybody may know: a place in a list tells it too. Word for word that of the index. */
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

/** Gates of a chart that is shown without them are told by nothing, not by a rank either. */
const columnsFor = (viewerId: string) => sql`${users.id} AS id, ${users.language} AS language,
  iif(${presenceVisibleTo(viewerId)}, ${users.lastActiveAt}, NULL) AS lastActiveAt, ${isOnlineFor(viewerId)} AS isOnline,
  iif(${chartOpenTo(viewerId)}, ${users.hdType}, NULL) AS type,
  iif(${chartOpenTo(viewerId)} AND (${users.chartDetail} = 'gates' OR ${users.birthVisibility} = 'everyone'), ${users.hdGates}, NULL) AS gates`
