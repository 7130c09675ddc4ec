import { presentZoneName } from '../../birth/zones/zone-names'
import { isTimeZone, platformZone } from './wall-clock'

// Apart from `wall-clock.ts`, which every page loads: the list of former names is long.

const canonicalNames = new Set<string>()

/**
 * The one name of an IANA time zone in its one spelling; null where it names none. Platforms differ in which of two names they use
 * (Asia/Calcutta or Asia/Kolkata): this is the present one, unless this platform is older. Names ignore case, so only this spelling
 * may be the key of a cache: requests could fill it with the others without end.
 */
export function canonicalTimeZone(name: string): string | null {
  if (canonicalNames.has(name)) return name
  const own = platformZone(name)
  if (own === null) return null
  const present = presentZoneName(own)
  const known = present === own || isTimeZone(present) ? present : own
  canonicalNames.add(known)
  return known
}

/** Every time zone the platform knows, each once. Its own list has one name of each: only former ones need a look. */
export const timeZoneNames = (): string[] =>
  [
    ...new Set(
      Intl.supportedValuesOf('timeZone').map((name) =>
        presentZoneName(name) === name ? name : (canonicalTimeZone(name) ?? name),
      ),
    ),
  ].sort()
