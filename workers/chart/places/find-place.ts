import { normalisePlaceName } from '~/domain/birth/places/normalise-place-name'
import type { Place } from '~/domain/birth/places/place'
import { isTypingError } from '~/domain/text/typing-error'
import { countriesWithMovedBorders, countryCodes, isInArea } from './country-names'
import {
  isShownSpelling,
  isWithin,
  joinPlaces,
  type PlaceRow,
  selectPlaces,
  splitPlaceName,
  toPlace,
} from './place-rows'
import { exactQuery, searchPlaces } from './search-places'

export type FoundPlace =
  /** `others` have the same name in the given country, most populous first. */
  { place: Place; others: Place[] } | { place: null; reason: 'unknown_country' | 'unknown_city'; suggestions: Place[] }

/** Namesakes within one country that are compared by region. */
const namesakes = 50
const suggestionCount = 5
const othersCount = 7
/** Places of the same name in other countries: how many are searched, and how many suggested. */
const elsewhereRead = 20
const elsewhereCount = 3
/** Typing errors are searched among the first places of prefixes of the name, each shorter by this factor. */
const shorterBy = 0.7
const shortestBeginning = 2
const mistypedRead = 20

/** Places of exactly this name in some countries by standing. Parameters: name, JSON list of codes, how many. */
export const findQuery = `${selectPlaces} (SELECT rank, standing FROM place_names WHERE name = ?1) AS found ${joinPlaces}
  WHERE places.country_code IN (SELECT value FROM json_each(?2)) ORDER BY found.standing, found.rank LIMIT ?3`

/**
 * The place that a city and a country mean, as a form or another program gives them: any spelling of the city (with a
 * region after a comma where there are several), the country in English or Russian or as an ISO code. The most populous
 * namesake wins, and the others come with it. What is not found comes with places it may be.
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
  const [row, ...rest] = results.filter((each) => isInArea(each, country) && isWithin(each, qualifiers))
  if (!row) return { place: null, reason: 'unknown_city', suggestions: await suggestPlaces(db, name, country) }
  const others = chooseNamesakes(row, rest.filter(isShownSpelling))
  return { place: toPlace(row, name), others: others.map((each) => toPlace(each, name)) }
}

/** The namesakes to offer, most populous first. Those in other time zones take precedence, because the choice changes the chart. */
export function chooseNamesakes<Row extends Pick<PlaceRow, 'rank' | 'timezone'>>(taken: Row, rows: Row[]): Row[] {
  const isSameZone = ({ timezone }: Row) => (timezone === taken.timezone ? 1 : 0)
  const others = rows.filter(({ rank }) => rank !== taken.rank)
  const chosen = others.sort((a, b) => isSameZone(a) - isSameZone(b) || a.rank - b.rank).slice(0, othersCount)
  return chosen.sort((a, b) => a.rank - b.rank)
}

/** Suggestions: places of this name in other countries, since borders have moved, and prefix matches in the given one; else likely misspellings. */
async function suggestPlaces(db: D1Database, name: string, country: string): Promise<Place[]> {
  const [elsewhere, here] = await Promise.all([
    findElsewhere(db, name, country),
    searchPlaces(db, { query: `${name}, ${country}`, limit: suggestionCount }),
  ])
  const ids = new Set(elsewhere.map(({ id }) => id))
  const suggestions = [...elsewhere, ...here.filter(({ id }) => !ids.has(id))].slice(0, suggestionCount)
  return suggestions.length > 0 ? suggestions : findMistyped(db, name, country)
}

/** Places of exactly this name; first those in countries that were once one with the given country. */
async function findElsewhere(db: D1Database, name: string, country: string): Promise<Place[]> {
  const { results } = await db.prepare(exactQuery).bind(name, elsewhereRead).all<PlaceRow>()
  const near = countriesWithMovedBorders(countryCodes(country))
  const isNear = ({ country_code: code }: PlaceRow) => (near.includes(code) ? 0 : 1)
  return results
    .filter(isShownSpelling)
    .sort((a, b) => isNear(a) - isNear(b) || a.rank - b.rank)
    .slice(0, elsewhereCount)
    .map((row) => toPlace(row, name))
}

async function findMistyped(db: D1Database, name: string, country: string): Promise<Place[]> {
  const matches = (place: Place) =>
    [place.name, place.nameRu].some((shown) => shown !== null && isTypingError(name, normalisePlaceName(shown)))
  for (let length = name.length - 1; length >= shortestBeginning; length = Math.floor(length * shorterBy)) {
    const query = `${name.slice(0, length)}, ${country}`
    const found = (await searchPlaces(db, { query, limit: mistypedRead })).filter(matches)
    if (found.length > 0) return found.slice(0, suggestionCount)
  }
  return []
}

/** A place by its GeoNames id, or null. */
export async function findPlaceById(db: D1Database, id: number): Promise<Place | null> {
  const row = await db
    .prepare(`${selectPlaces} (SELECT rank, 0 AS standing FROM places WHERE id = ?1) AS found ${joinPlaces}`)
    .bind(id)
    .first<PlaceRow>()
  return row ? toPlace(row) : null
}

/** The tolerance in degrees; the gazetteer's coordinates have five decimals, as do births at its places. */
const samePlace = 0.0005

/** The place of some countries at a point. Parameters: JSON list of codes, latitude, longitude, how far. */
const placeAtQuery = `${selectPlaces} (SELECT rank, 0 AS standing FROM places
  WHERE country_code IN (SELECT value FROM json_each(?1))
    AND latitude BETWEEN ?2 - ?4 AND ?2 + ?4 AND longitude BETWEEN ?3 - ?4 AND ?3 + ?4
  ORDER BY abs(latitude - ?2) + abs(longitude - ?3), rank LIMIT 1) AS found ${joinPlaces}`

/** The place of a country at these coordinates; null if there is none. */
export async function findPlaceAt(
  db: D1Database,
  { country, latitude, longitude }: { country: string; latitude: number; longitude: number },
): Promise<Place | null> {
  const codes = JSON.stringify(countryCodes(country))
  const row = await db.prepare(placeAtQuery).bind(codes, latitude, longitude, samePlace).first<PlaceRow>()
  return row ? toPlace(row) : null
}

/**
 * How far a place may be away, in degrees of latitude; of longitude twice as far. The near ones nearly always suffice: the wide
 * search reads every place around.
 */
const searchRadii = [0.3, 3]

/** The nearest place of a zone. Parameters: zone, latitude, longitude, how far, a degree of longitude in those of latitude. */
export const nearestRegionQuery = `
  SELECT country_code || '.' || region_code AS region FROM places
  WHERE timezone = ?1 AND latitude BETWEEN ?2 - ?4 AND ?2 + ?4 AND longitude BETWEEN ?3 - 2 * ?4 AND ?3 + 2 * ?4
  ORDER BY (latitude - ?2) * (latitude - ?2) + (longitude - ?3) * (longitude - ?3) * ?5 * ?5
  LIMIT 1`

/** The region ("RU.88") of coordinates: that of the nearest place which has their zone; null where none is near. */
export async function findRegion(
  db: D1Database,
  { zone, latitude, longitude }: { zone: string; latitude: number; longitude: number },
): Promise<string | null> {
  const degree = Math.cos((latitude * Math.PI) / 180)
  for (const radius of searchRadii) {
    const statement = db.prepare(nearestRegionQuery).bind(zone, latitude, longitude, radius, degree)
    const row = await statement.first<{ region: string | null }>()
    if (row) return row.region
  }
  return null
}
