import type { FormerName } from './former-place-names'

/** A place of the gazetteer, as search offers it and as a birth takes it. */
export interface Place {
  /** GeoNames id. */
  id: number
  name: string
  /** Null where the gazetteer has no Russian name. */
  nameRu: string | null
  /** State, province or oblast. */
  region: string | null
  regionRu: string | null
  country: string
  countryRu: string
  /** ISO 3166-1, two letters. */
  countryCode: string
  /** Degrees, north and east positive. */
  latitude: number
  longitude: number
  /** Name in the time zone database. */
  timezone: string
  population: number
  /** The former name that the search matched. */
  formerName?: FormerName
  /** From the place whose surroundings were searched. */
  distanceKm?: number
}
