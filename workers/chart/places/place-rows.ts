import type { Place } from '~/domain/birth/place'
import { countryName } from './country-names'

/** Columns of `places` with the region's names and how well the name asked for stands. */
export interface PlaceRow {
  rank: number
  standing: number
  id: number
  name: string
  name_ru: string | null
  country_code: string
  latitude: number
  longitude: number
  timezone: string
  population: number
  region: string | null
  region_ru: string | null
}

/** Ranks in, places out: `${selectPlaces} (SELECT rank, standing FROM …) AS found ${joinPlaces}`. */
export const selectPlaces = `
  SELECT places.rank, found.standing, places.id, places.name, places.name_ru, places.country_code, places.latitude, places.longitude,
    places.timezone, places.population, place_regions.name AS region, place_regions.name_ru AS region_ru
  FROM`
export const joinPlaces = `
  CROSS JOIN places ON places.rank = found.rank
  LEFT JOIN place_regions ON place_regions.code = places.country_code || '.' || places.region_code`

export function toPlace(row: PlaceRow): Place {
  return {
    id: row.id,
    name: row.name,
    nameRu: row.name_ru,
    region: row.region,
    regionRu: row.region_ru,
    country: countryName(row.country_code, 'en'),
    countryRu: countryName(row.country_code, 'ru'),
    countryCode: row.country_code,
    latitude: row.latitude,
    longitude: row.longitude,
    timezone: row.timezone,
    population: row.population,
  }
}
