import { normalisePlaceName } from '~/domain/birth/places/normalise-place-name'
import type { Place } from '~/domain/birth/places/place'
import { isWithin, joinPlaces, type PlaceRow, selectPlaces, splitPlaceName, toPlace } from './place-rows'
import { prefixEnd, searchPlaces } from './search-places'

const listed = 20
/** Shorter prefixes are more likely those of a town. */
const shortestRegionName = 4
/** How many region names are searched, and how many regions' towns are queried. */
const regionsRead = 40
const regionsAsked = 5
/** A region takes precedence over a place of the same name that is smaller than this. */
const regionOutweighs = 100_000
/** About 60 km to each side. */
const reachDegrees = 0.55
const kmPerDegree = 111.2
const toRadians = Math.PI / 180

/** Regions whose name begins so. Parameters: beginning, its end, how many. */
export const regionQuery = `SELECT name, code FROM place_region_names WHERE name >= ?1 AND name < ?2 ORDER BY name LIMIT ?3`

/** The largest places of a region. Parameters: country, region, how many. */
export const townsQuery = `${selectPlaces} (
    SELECT rank, 0 AS standing FROM places WHERE country_code = ?1 AND region_code = ?2 ORDER BY rank LIMIT ?3
  ) AS found ${joinPlaces} ORDER BY found.rank`

/**
 * Places of a country around a point, the nearest first. Parameters: country, latitude from and to, longitude from and to,
 * latitude and longitude of the point, length of a degree of longitude there in those of latitude, how many.
 */
export const nearestQuery = `${selectPlaces} (
    SELECT rank, 0 AS standing FROM places
    WHERE country_code = ?1 AND latitude BETWEEN ?2 AND ?3 AND longitude BETWEEN ?4 AND ?5
    ORDER BY (latitude - ?6) * (latitude - ?6) + (longitude - ?7) * (longitude - ?7) * ?8 * ?8 LIMIT ?9
  ) AS found ${joinPlaces}`

/**
 * Towns to choose instead of a village that is not listed: those around a place, the nearest first, or the largest of a
 * region. A country after a comma narrows it down. Empty where nothing has such a name.
 */
export async function findNearestTowns(db: D1Database, query: string): Promise<Place[]> {
  const { name, qualifiers } = splitPlaceName(query)
  const [[center], regions] = await Promise.all([searchPlaces(db, { query, limit: 1 }), findRegions(db, name)])
  const isRegion = regions.some((region) => region.name === name)
  // "Voronezh" is the city, not the beginning of "Voronezh Oblast"; "Ohio" is the state, not a village of that name.
  if (center && isCalled(center, name) && !(isRegion && center.population < regionOutweighs)) {
    return findAround(db, center)
  }
  const towns = await findTownsOf(db, [...new Set(regions.map(({ code }) => code))], qualifiers)
  return towns.length === 0 && center ? findAround(db, center) : towns
}

const isCalled = (place: Place, name: string) =>
  [place.name, place.nameRu, place.formerName?.name, place.formerName?.nameRu].some(
    (shown) => shown && normalisePlaceName(shown) === name,
  )

async function findRegions(db: D1Database, name: string): Promise<{ name: string; code: string }[]> {
  if (name.length < shortestRegionName) return []
  const statement = db.prepare(regionQuery).bind(name, prefixEnd(name), regionsRead)
  return (await statement.all<{ name: string; code: string }>()).results
}

/** The towns of the first of these regions with any in the given country. */
async function findTownsOf(db: D1Database, codes: string[], qualifiers: string[]): Promise<Place[]> {
  for (const code of codes.slice(0, regionsAsked)) {
    const [country = '', region = ''] = code.split('.')
    const { results } = await db.prepare(townsQuery).bind(country, region, listed).all<PlaceRow>()
    const within = results.filter((row) => isWithin(row, qualifiers))
    // A region with one place is a city of its own, so its surroundings are listed.
    if (within.length > 1) return within.map((row) => toPlace(row))
  }
  return []
}

async function findAround(db: D1Database, center: Place): Promise<Place[]> {
  const { latitude, longitude, countryCode } = center
  const shrink = Math.max(0.05, Math.cos(latitude * toRadians))
  const reachEast = reachDegrees / shrink
  const { results } = await db
    .prepare(nearestQuery)
    .bind(
      countryCode,
      latitude - reachDegrees,
      latitude + reachDegrees,
      longitude - reachEast,
      longitude + reachEast,
      latitude,
      longitude,
      shrink,
      listed,
    )
    .all<PlaceRow>()
  const near = results.map((row) => {
    const distance = Math.hypot(row.latitude - latitude, (row.longitude - longitude) * shrink)
    return { ...toPlace(row), distanceKm: Math.round(distance * kmPerDegree) }
  })
  return near.sort((a, b) => a.distanceKm - b.distanceKm || b.population - a.population)
}
