import { type FormerName, listFormerNames } from '~/domain/birth/places/former-place-names'
import { normalisePlaceName } from '~/domain/birth/places/normalise-place-name'
import type { Place } from '~/domain/birth/places/place'
import { countryName, isInArea } from './country-names'

/** Columns of `places` with the region's names and the standing of the matched name. */
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

/** Half of the penalty that the loader adds to hidden spellings, such as other languages and airport codes. */
const hiddenHalfStep = 500

/** Whether the matched spelling is a current or former name of the place. */
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

type NamedRow = { id: number; name: string; name_ru: string | null }

/** The former name of a place that begins so, the latest first; undefined where a name of today does or none begins so. */
function formerNameOf(row: NamedRow, beginning: string): FormerName | undefined {
  const matches = (name: string | null) => name !== null && normalisePlaceName(name).startsWith(beginning)
  if (beginning === '' || matches(row.name) || matches(row.name_ru)) return undefined
  const found = listFormerNames(row.id).findLast(({ spellings }) => spellings.some(matches))
  return found && { name: found.name, nameRu: found.nameRu, from: found.from, to: found.to }
}

/** Whether a place was called exactly so before. */
export const hasFormerName = (id: number, name: string): boolean =>
  listFormerNames(id).some(({ spellings }) => spellings.some((each) => normalisePlaceName(each) === name))

/** "London, Ontario, Canada": the place's own name, and what narrows it down. */
export function splitPlaceName(text: string): { name: string; qualifiers: string[] } {
  const [name = '', ...rest] = text.split(',').map(normalisePlaceName)
  return { name, qualifiers: rest.filter((part) => part !== '') }
}

/** Whether a place lies in every region or country named; beginnings of names count, for those still typing. */
export function isWithin(row: PlaceRow, qualifiers: string[]): boolean {
  return qualifiers.every((qualifier) => {
    if (isInArea(row, qualifier)) return true
    const countries = [countryName(row.country_code, 'en'), countryName(row.country_code, 'ru')]
    const names = [row.region, row.region_ru, ...countries]
    return names.some((name) => name !== null && normalisePlaceName(name).startsWith(qualifier))
  })
}
