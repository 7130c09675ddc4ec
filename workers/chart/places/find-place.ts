import type { Place } from '~/domain/birth/place'
import { countryCodes } from './country-names'
import { isWithin, splitPlaceName } from './place-qualifiers'
import { joinPlaces, type PlaceRow, selectPlaces, toPlace } from './place-rows'
import { searchPlaces } from './search-places'

export type FoundPlace =
  | { place: Place }
  | { place: null; reason: 'unknown_country' | 'unknown_city'; suggestions: Place[] }

/** Namesakes within one country that are compared by region. */
const namesakes = 50
const suggestionCount = 5

/** Places of exactly this name in some countries by standing. Parameters: name, JSON list of codes, how many. */
export const findQuery = `${selectPlaces} (SELECT rank, standing FROM place_names WHERE name = ?1) AS found ${joinPlaces}
  WHERE places.country_code IN (SELECT value FROM json_each(?2)) ORDER BY found.standing, found.rank LIMIT ?3`

/**
 * The place that a city and a country mean, as a form or another program gives them: any spelling of the city (with a
 * region after a comma where there are several), the country in English or Russian or as an ISO code. The most populous
 * namesake wins. What is not found comes with the nearest beginnings.
 */
export async function findPlace(
  db: D1Database,
  { city, country }: { city: string; country: string },
): Promise<FoundPlace> {
  const codes = countryCodes(country)
  if (codes.length === 0) {
    return {
      place: null,
      reason: 'unknown_country',
      suggestions: await searchPlaces(db, { query: city, limit: suggestionCount }),
    }
  }
  const { name, qualifiers } = splitPlaceName(city)
  const { results } = await db.prepare(findQuery).bind(name, JSON.stringify(codes), namesakes).all<PlaceRow>()
  const row = results.find((each) => isWithin(each, qualifiers))
  if (row) return { place: toPlace(row) }
  return { place: null, reason: 'unknown_city', suggestions: await suggestPlaces(db, name, country) }
}

/** What begins like the name in that country; else ever shorter beginnings, since people mistype ends more than starts. */
async function suggestPlaces(db: D1Database, name: string, country: string): Promise<Place[]> {
  for (let length = name.length; length >= 2; length = Math.floor(length * 0.7)) {
    const suggestions = await searchPlaces(db, {
      query: `${name.slice(0, length)}, ${country}`,
      limit: suggestionCount,
    })
    if (suggestions.length > 0) return suggestions
  }
  return searchPlaces(db, { query: name, limit: suggestionCount })
}

/** A place by its GeoNames id, or null. */
export async function findPlaceById(db: D1Database, id: number): Promise<Place | null> {
  const row = await db
    .prepare(`${selectPlaces} (SELECT rank, 0 AS standing FROM places WHERE id = ?1) AS found ${joinPlaces}`)
    .bind(id)
    .first<PlaceRow>()
  return row ? toPlace(row) : null
}
