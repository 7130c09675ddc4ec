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
