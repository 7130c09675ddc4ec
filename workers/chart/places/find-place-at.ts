import type { Place } from '~/domain/birth/places/place'
import { countryCodes } from './country-names'
import { joinPlaces, type PlaceRow, selectPlaces, toPlace } from './place-rows'

/** Degrees. The gazetteer has coordinates of five digits, and a birth at one of its places has the same. */
const samePlace = 0.0005

/** The place of some countries at a point. Parameters: JSON list of codes, latitude, longitude, how far. */
export const placeAtQuery = `${selectPlaces} (SELECT rank, 0 AS standing FROM places
  WHERE country_code IN (SELECT value FROM json_each(?1))
    AND latitude BETWEEN ?2 - ?4 AND ?2 + ?4 AND longitude BETWEEN ?3 - ?4 AND ?3 + ?4
  ORDER BY abs(latitude - ?2) + abs(longitude - ?3), rank LIMIT 1) AS found ${joinPlaces}`

/** The place of a country at these coordinates, whatever it is called there; null where there is none. */
export async function findPlaceAt(
  db: D1Database,
  { country, latitude, longitude }: { country: string; latitude: number; longitude: number },
): Promise<Place | null> {
  const codes = JSON.stringify(countryCodes(country))
  const row = await db.prepare(placeAtQuery).bind(codes, latitude, longitude, samePlace).first<PlaceRow>()
  return row ? toPlace(row) : null
}
