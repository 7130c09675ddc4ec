import type { BirthInput } from './birth-form.schema'

type StoredZone = {
  timezone: string | null
  latitude: number | null
  longitude: number | null
  /** Null or missing: not known. */
  zoneChosen?: boolean | null
}

/**
 * A birth from a form, with what is known of its zone: a stored zone comes back with the form like one that was found. One that was
 * named comes back in its own field too; where that field is empty now, it was taken back, and the zone follows from the place.
 */
export function withZoneChoice<B extends BirthInput>(birth: B, before: StoredZone | null): B {
  const isSame =
    before !== null &&
    birth.timezone !== null &&
    (['timezone', 'latitude', 'longitude'] as const).every((field) => birth[field] === before[field])
  if (!isSame || birth.zone_chosen !== false) return birth
  return before.zoneChosen ? { ...birth, timezone: null } : { ...birth, zone_chosen: before.zoneChosen ?? null }
}
