import { CLOCK_EDITION } from '~/domain/birth/zones/clock-edition'
import { type StoredBirthQuestion, storedBirthSchema } from '~/domain/human-design/service/chart-request.schema'
import type {
  ClockComparison,
  InstantData,
  PresentClocksData,
} from '~/domain/human-design/service/chart-service.schema'
import type { Engine } from '../engine'
import formerZones from '../places/former-zones.json'
import { RefusedError } from '../refuse'
import { findBirthInstant } from './birth-instant'

/** Compares stored births with the clocks of today, each by itself: what one is refused for doesn't concern the others. */
export async function findPresentClocks({ births }: { births: unknown[] }, engine: Engine): Promise<PresentClocksData> {
  const clocks: ClockComparison[] = []
  for (const birth of births) clocks.push(await compareClock(birth, engine))
  return { clockEdition: CLOCK_EDITION, clocks }
}

async function compareClock(question: unknown, engine: Engine): Promise<ClockComparison> {
  const parsed = storedBirthSchema.safeParse(question)
  if (!parsed.success) return { refused: parsed.error.issues[0]?.message ?? 'birth.invalid' }
  try {
    const found = await findInstant(parsed.data, engine)
    if (isAt(found, parsed.data.stored_utc)) return null
    const { utc, timezone } = found
    return { utc, timezone }
  } catch (error) {
    if (error instanceof RefusedError) return { refused: error.refusal.code }
    throw error
  }
}

/** Where sources disagree, a chart by either clock stays. */
const isAt = ({ utc, otherClock }: InstantData, storedUtc: string) => utc === storedUtc || otherClock?.utc === storedUtc

/**
 * A zone that was named is believed. Else it is the zone of the coordinates, and where that gives another instant, the one of the
 * gazetteer's place there: a town at a border may lie on the other side of it on the map.
 */
async function findInstant(birth: StoredBirthQuestion, engine: Engine): Promise<InstantData> {
  const { latitude = null, longitude = null, birth_country: country, zone_chosen } = birth
  if (zone_chosen || latitude === null || longitude === null) return findBirthInstant(birth, engine)
  const mapZone = engine.zoneMap.zoneAt(latitude, longitude)
  const byMap = mapZone ? await findInstantOrNull({ ...birth, timezone: mapZone }, engine) : null
  if (byMap && isAt(byMap, birth.stored_utc)) return byMap
  const place = country ? await engine.places.findAt({ country, latitude, longitude }) : null
  const placeZone = place?.timezone ?? null
  const formerZone = place ? FORMER_ZONES[place.id] : undefined
  // Where it isn't known whether the zone was named, one that neither the rules of today nor those before give was.
  const wasFound = zone_chosen === false || [mapZone, placeZone, formerZone].includes(birth.timezone ?? null)
  const timezone = wasFound ? (placeZone ?? mapZone ?? birth.timezone) : birth.timezone
  return findBirthInstant({ ...birth, timezone }, engine)
}

/** By GeoNames id the zone that the gazetteer gave a place before it was corrected. */
const FORMER_ZONES: Record<string, string> = formerZones

/** Null where the local time is no instant in this zone, or two. */
async function findInstantOrNull(birth: StoredBirthQuestion, engine: Engine): Promise<InstantData | null> {
  try {
    return await findBirthInstant(birth, engine)
  } catch (error) {
    if (error instanceof RefusedError) return null
    throw error
  }
}
