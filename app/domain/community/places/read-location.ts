import { normalisePlaceName } from '../../birth/places/normalise-place-name'
import { countryNamed } from './countries'

/** The location line of a profile, parsed: a country, or else a place and what follows it. */
export type ReadLocation = { country: string } | { place: string; region: string | null }

/** A city by its name, in the form the gazetteer looks names up by, with what follows it. */
export type ReadCity = { name: string; region: string | null; country: string | null }

/**
 * Reads "Bergen, Norway", "Brooklyn, NY" or "Казань": the last part is a country where it is one's name. The place is in the
 * form the gazetteer looks names up by. Null where nothing is said.
 */
export function readLocation(location: string | null | undefined): ReadLocation | null {
  const parts = partsOf(location)
  const first = parts[0]
  const last = parts.at(-1)
  if (!first || !last) return null
  const country = countryNamed(last)
  if (country) return { country }
  const place = normalisePlaceName(first)
  return place ? { place, region: parts.length > 1 ? last : null } : null
}

/**
 * Reads the city of such a line: its first part, with a country and what is named before it as the region. A country alone may
 * have a city of its name. Null where nothing is said.
 */
export function readCity(location: string | null): ReadCity | null {
  const parts = partsOf(location)
  const name = normalisePlaceName(parts[0] ?? '')
  if (!name) return null
  const country = countryNamed(parts.at(-1) ?? '')
  const between = parts.slice(1, country ? -1 : undefined)
  return { name, region: between.at(-1) ?? null, country }
}

const partsOf = (location: string | null | undefined): string[] =>
  (location ?? '')
    .split(/[,;/·|(]/)
    .map((part) => part.replace(')', '').trim())
    .filter((part) => part !== '')
