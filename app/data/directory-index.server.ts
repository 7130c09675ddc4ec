import { sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { directoryTexts } from '../../drizzle/schema/directory'
import { placeNames, placeRegions, places } from '../../drizzle/schema/places'
import { searchEntries } from '../../drizzle/schema/search'
import type { IndexedTexts } from '../domain/community/indexed-texts'
import { readLocation } from '../domain/community/read-location'

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
