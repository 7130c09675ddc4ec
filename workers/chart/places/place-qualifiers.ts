import { normalisePlaceName } from '~/domain/birth/places/normalise-place-name'
import { countryName, isInArea } from './country-names'
import type { PlaceRow } from './place-rows'

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
