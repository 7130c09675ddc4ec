import type { BirthInput } from './birth-form.schema'

type StoredZone = {
  timezone: string | null
  latitude: number | null
  longitude: number | null
  /** Null or missing: not known. */
  zoneChosen?: boolean | null
}

/**
 * A birth from a form with the right zone: the form sends a stored zone back like a detected one. One that the member entered is
 * also in its own field; when that is now empty, the member removed it and the zone follows from the place.
 */
export function withZoneChoice<B extends BirthInput>(birth: B, before: StoredZone | null): B {
  const isSame =
    before !== null &&
    birth.timezone !== null &&
    (['timezone', 'latitude', 'longitude'] as const).every((field) => birth[field] === before[field])
  if (!isSame || birth.zone_chosen !== false) return birth
  return before.zoneChosen ? { ...birth, timezone: null } : { ...birth, zone_chosen: before.zoneChosen ?? null }
}
