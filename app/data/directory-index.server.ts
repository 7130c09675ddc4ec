import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { directoryTexts } from '../../drizzle/schema/directory'
import { placeNames, placeRegions, places } from '../../drizzle/schema/places'
import { searchEntries } from '../../drizzle/schema/search'
import type { IndexedTexts } from '../domain/community/indexed-texts'
import { readLocation } from '../domain/community/read-location'

/**
 * Statement by which a member stands in the directory with these words, for the batch that gives them their entry, after it.
 * What may be known of their account and chart joins the words by triggers, whoever changes it.
 */
export function enterDirectory(
  db: Database,
  member: { id: string; location?: string | null },
  { title, body }: IndexedTexts,
) {
  const entry = sql`SELECT ${searchEntries.id}, ${title}, ${body}, ${countryOf(member.location)} FROM ${searchEntries}
    WHERE ${searchEntries.kind} = 'member' AND ${searchEntries.refId} = ${member.id}`
  return db
    .insert(directoryTexts)
    .select(entry)
    .onConflictDoUpdate({
      target: directoryTexts.entryId,
      set: { title: sql`excluded.title`, body: sql`excluded.body`, country: sql`excluded.country` },
    })
}

/**
 * The country of where somebody says they live: as they name it, or of the greatest place of that name; with a region it must
 * be a place there.
 */
function countryOf(location: string | null | undefined): SQL {
  const read = readLocation(location)
  if (!read) return sql`NULL`
  if ('country' in read) return sql`${read.country}`
  const { place, region } = read
  const isThere = region
    ? sql`AND (p.region_code = upper(${region}) OR EXISTS (SELECT 1 FROM ${placeRegions} AS r
        WHERE r.code = p.country_code || '.' || p.region_code AND (lower(r.name) = lower(${region}) OR r.name_ru = ${region})))`
    : sql``
  return sql`(SELECT p.country_code FROM ${placeNames} AS n CROSS JOIN ${places} AS p ON p.rank = n.rank
    WHERE n.name = ${place} ${isThere} ORDER BY n.standing LIMIT 1)`
}
