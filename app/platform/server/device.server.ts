import Bowser from 'bowser'

/** What a browser says of itself, in its own words; null where it says nothing one can make out. */
export type Device = { browser: string | null; system: string | null; device: 'desktop' | 'phone' | 'tablet' | null }

/** Anybody may send any text here: only so much of it is looked at, and so much kept. */
const MOST_READ = 500
const MOST_KEPT = 60

const KINDS: Record<string, Device['device']> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' }

/** Browser, system and kind of device of a request, so that a member knows a session of theirs from another's. */
export function deviceOf(request: Request): Device {
  const userAgent = request.headers.get('User-Agent')?.slice(0, MOST_READ)
  if (!userAgent) return { browser: null, system: null, device: null }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return {
    browser: browser.name?.slice(0, MOST_KEPT) || null,
    system: os.name?.slice(0, MOST_KEPT) || null,
    device: KINDS[platform.type ?? ''] ?? null,
  }
}

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
