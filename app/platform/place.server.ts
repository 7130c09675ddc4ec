import { isTimeZone } from '../domain/community/wall-clock'

/** Where the platform saw a request come from: a city in its own words and an ISO 3166-1 code; null where it could not tell. */
export type RequestPlace = { city: string | null; country: string | null }

const CITY_MAX_LENGTH = 80

/** Reads the place from what the platform adds to the request that reaches the worker; a copy of a request has lost it. */
export function placeOf(request: Request): RequestPlace {
  const { city, country } = (request.cf ?? {}) as { city?: unknown; country?: unknown }
  return {
    city: typeof city === 'string' && city !== '' ? city.slice(0, CITY_MAX_LENGTH) : null,
    // `XX` and `T1` are no countries: unknown, and the Tor network.
    country: typeof country === 'string' && /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : null,
  }
}

/** The time zone the platform takes the visitor to be in, by IANA; null where it cannot tell. */
export function knownTimeZoneOf(request: Request): string | null {
  const { timezone } = (request.cf ?? {}) as { timezone?: unknown }
  return typeof timezone === 'string' && isTimeZone(timezone) ? timezone : null
}

/** The same for the clocks of pages: UTC where it cannot tell. */
export const timeZoneOf = (request: Request): string => knownTimeZoneOf(request) ?? 'UTC'
