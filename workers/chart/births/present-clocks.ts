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

/** Compares stored births with the current time zone data, each independently of errors in the others. */
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

/** If sources disagree, a chart by either clock is left unchanged. */
const isAt = ({ utc, otherClock }: InstantData, storedUtc: string) => utc === storedUtc || otherClock?.utc === storedUtc

/**
 * A given zone takes precedence. Otherwise the zone of the coordinates, or, if that gives another instant, the zone of the gazetteer's
 * place there, because the map can place a town on the wrong side of a border.
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
  // If it's unknown whether the zone was given, a zone that neither the current nor the former rules give must have been.
  const wasFound = zone_chosen === false || [mapZone, placeZone, formerZone].includes(birth.timezone ?? null)
  const timezone = wasFound ? (placeZone ?? mapZone ?? birth.timezone) : birth.timezone
  return findBirthInstant({ ...birth, timezone }, engine)
}

/** The zone of a place before its correction, by GeoNames id. */
const FORMER_ZONES: Record<string, string> = formerZones

/** Null if the local time is skipped or ambiguous in this zone. */
async function findInstantOrNull(birth: StoredBirthQuestion, engine: Engine): Promise<InstantData | null> {
  try {
    return await findBirthInstant(birth, engine)
  } catch (error) {
    if (error instanceof RefusedError) return null
    throw error
  }
}
