import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { searchEntries } from '../../drizzle/schema/search'
import { users } from '../../drizzle/schema/users'
import { type DirectoryFilters, NO_FILTERS } from '../domain/community/directory-filters'
import { directoryMatch } from '../domain/community/directory-query'
import { listDirectory } from './directory.server'
import { chartOpenTo, directoryColumns, profileVisibleTo } from './visibility.server'

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
  listDirectory(db, { viewerId, query: queryOf(fact) }, { before: null, limit })

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
