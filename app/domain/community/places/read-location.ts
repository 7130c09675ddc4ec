import { normalisePlaceName } from '../../birth/places/normalise-place-name'
import { countryNamed } from './countries'

/** What a line about where somebody lives says: a country outright, or else a place and what follows it. */
export type ReadLocation = { country: string } | { place: string; region: string | null }

/**
 * Reads "Bergen, Norway", "Brooklyn, NY" or "Казань": the last part is a country where it is one's name. The place is in the
 * form the gazetteer looks names up by. Null where nothing is said.
 */
export function readLocation(location: string | null | undefined): ReadLocation | null {
  const parts = (location ?? '')
    .split(/[,;/·|(]/)
    .map((part) => part.replace(')', '').trim())
    .filter((part) => part !== '')
  const first = parts[0]
  const last = parts.at(-1)
  if (!first || !last) return null
  const country = countryNamed(last)
  if (country) return { country }
  const place = normalisePlaceName(first)
  return place ? { place, region: parts.length > 1 ? last : null } : null
}
