import { normalisePlaceName } from '~/domain/birth/places/normalise-place-name'
import type { Place } from '~/domain/birth/places/place'
import { hasFormerName, isWithin, joinPlaces, type PlaceRow, selectPlaces, splitPlaceName, toPlace } from './place-rows'

/** The largest limit, because the lists of crowded prefixes have 24 places. */
const maxPlaces = 20

/** Longer than any name; the rest of a query is ignored. */
const maxQueryLength = 120
/** Steps of standing (1000 a power of ten) that a whole name is worth: a town counts as one twenty times larger. */
const exactSteps = 1300
/** The number of whole-name matches in the list, regardless of their size. */
const exactKept = 2
/** The number of namesakes searched if a region or country is given. */
const namesakes = 150

/**
 * First places of a prefix by standing. A crowded prefix has its own list; any other has at most 200 spellings, one
 * range of the table. The range of a crowded one is made empty by its end: as a condition of its own SQLite would ask it
 * for every row. Parameters: prefix, its end, how many.
 */
export const prefixQuery = `${selectPlaces} (
    SELECT rank, standing FROM place_prefixes WHERE prefix = ?1
    UNION ALL
    SELECT rank, min(standing) FROM place_names
    WHERE name >= ?1 AND name < CASE WHEN EXISTS (SELECT 1 FROM place_prefixes WHERE prefix = ?1) THEN ?1 ELSE ?2 END
    GROUP BY rank
    ORDER BY standing, rank LIMIT ?3
  ) AS found ${joinPlaces} ORDER BY found.standing, found.rank`

/** Places of exactly this name by standing. Parameters: name, how many. */
export const exactQuery = `${selectPlaces} (
    SELECT rank, standing FROM place_names WHERE name = ?1 ORDER BY standing, rank LIMIT ?2
  ) AS found ${joinPlaces} ORDER BY found.standing, found.rank`

/** The first string after all that begin with a prefix: names hold letters, digits and spaces only. */
export const prefixEnd = (prefix: string) => `${prefix}\u{10FFFF}`

/**
 * Places whose name begins with what was typed, in Latin or Cyrillic, the most populous first; whole names count more.
 * After a comma regions and countries narrow it down ("london, canada"). At most `limit` (up to 20); empty for an
 * empty query and for other scripts.
 */
export async function searchPlaces(db: D1Database, search: { query: string; limit?: number }): Promise<Place[]> {
  const limit = Math.max(1, Math.min(maxPlaces, Math.floor(search.limit ?? 8)))
  const { name, qualifiers } = splitPlaceName(search.query.slice(0, maxQueryLength))
  if (name === '') return []
  const found = await findRows(db, name, qualifiers, limit)
  const lastSpace = name.lastIndexOf(' ')
  if (found.length > 0 || qualifiers.length > 0 || lastSpace < 0) return found.map((row) => toPlace(row, name))
  // "paris texas": the last word may be meant as the region.
  const shorter = name.slice(0, lastSpace)
  const narrowed = await findRows(db, shorter, [name.slice(lastSpace + 1)], limit)
  return narrowed.map((row) => toPlace(row, shorter))
}

async function findRows(db: D1Database, name: string, qualifiers: string[], limit: number): Promise<PlaceRow[]> {
  const isNarrowed = qualifiers.length > 0
  const [beginning, exact] = await db.batch<PlaceRow>([
    db.prepare(prefixQuery).bind(name, prefixEnd(name), isNarrowed ? namesakes : limit),
    db.prepare(exactQuery).bind(name, isNarrowed ? namesakes : limit),
  ])
  const within = (row: PlaceRow) => isWithin(row, qualifiers)
  return mergeByRank(beginning?.results.filter(within) ?? [], exact?.results.filter(within) ?? [], name, limit)
}

/** One list of the places that begin with the query and those of which it is a whole name. */
function mergeByRank(beginning: PlaceRow[], exact: PlaceRow[], name: string, limit: number): PlaceRow[] {
  const known = new Set(exact.map((row) => row.rank))
  const all = [...exact, ...beginning.filter((row) => !known.has(row.rank))]
  // Only names that are shown: among the others are airport codes ("SAN" is San Diego).
  const called = new Set(all.filter((row) => isCalled(row, name)))
  const standing = (row: PlaceRow) => row.standing - (called.has(row) ? exactSteps : 0)
  const list = all.sort((a, b) => standing(a) - standing(b) || a.rank - b.rank).slice(0, limit)
  const missing = [...called]
    .sort((a, b) => a.rank - b.rank)
    .slice(0, exactKept)
    .filter((row) => !list.includes(row))
  return [...list.slice(0, limit - missing.length), ...missing]
}

/** Whether a place shows this name, or had it before. */
function isCalled(row: PlaceRow, name: string): boolean {
  const isSame = (shown: string | null) => shown !== null && normalisePlaceName(shown) === name
  return isSame(row.name) || isSame(row.name_ru) || hasFormerName(row.id, name)
}
