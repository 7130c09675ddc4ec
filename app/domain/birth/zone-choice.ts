import type { BirthInput } from './birth-form.schema'

type StoredZone = {
  timezone: string | null
  latitude: number | null
  longitude: number | null
  /** Null or missing: nobody knows. */
  zoneChosen?: boolean | null
}

/**
 * A birth with the zone as much chosen as it was before: a stored zone comes back with the form like one that was found, without
 * anybody having looked it up again.
 */
export function withZoneChoice<B extends BirthInput>(birth: B, before: StoredZone | null): B {
  const isSame =
    before !== null &&
    birth.timezone !== null &&
    (['timezone', 'latitude', 'longitude'] as const).every((field) => birth[field] === before[field])
  return isSame && !birth.zone_chosen ? { ...birth, zone_chosen: before.zoneChosen ?? null } : birth
}
