import type { Place } from '~/domain/birth/places/place'
import { countryName } from './country-names'
import { formerNameOf } from './former-name-of'

/** Columns of `places` with the region's names and how well the name asked for stands. */
export interface PlaceRow {
  rank: number
  standing: number
  id: number
  name: string
  name_ru: string | null
  country_code: string
  region_code: string | null
  latitude: number
  longitude: number
  timezone: string
  population: number
  region: string | null
  region_ru: string | null
}

/** Ranks in, places out: `${selectPlaces} (SELECT rank, standing FROM …) AS found ${joinPlaces}`. */
export const selectPlaces = `
  SELECT places.rank, found.standing, places.id, places.name, places.name_ru, places.country_code, places.region_code,
    places.latitude, places.longitude, places.timezone, places.population, place_regions.name AS region, place_regions.name_ru AS region_ru
  FROM`
export const joinPlaces = `
  CROSS JOIN places ON places.rank = found.rank
  LEFT JOIN place_regions ON place_regions.code = places.country_code || '.' || places.region_code`

/** Half the step by which the loader puts off spellings that are not shown: other languages, airport codes. */
const hiddenHalfStep = 500

/** Whether the spelling asked for is one that the place shows, or had before. */
export const isShownSpelling = ({ standing, population }: PlaceRow): boolean =>
  standing < 10_000 - 1000 * Math.log10(1 + population) + hiddenHalfStep

/** A row as a place; `name` is what was searched for, in the form of `normalisePlaceName`. */
export function toPlace(row: PlaceRow, name = ''): Place {
  const formerName = formerNameOf(row, name)
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
    ...(formerName && { formerName }),
  }
}
