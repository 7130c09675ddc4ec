import { CLOCK_EDITION } from '~/domain/birth/clock-edition'
import type { Place } from '~/domain/birth/place'
import type { StoredBirthQuestion } from '~/domain/human-design/chart-request.schema'
import type { InstantData, PresentClock, PresentClocksData } from '~/domain/human-design/chart-service.schema'
import { findBirthInstant } from './birth-instant'
import type { Engine } from './engine'
import { RefusedError } from './refuse'

/** Places of the gazetteer have coordinates of five digits; stored ones are the same. */
const SAME_PLACE_DEGREES = 0.0005

/** Compares stored births with the clocks of today: of each the one by which it is another instant now, else null. */
export async function findPresentClocks(
  { births }: { births: StoredBirthQuestion[] },
  engine: Engine,
): Promise<PresentClocksData> {
  const clocks: PresentClocksData['clocks'] = []
  for (const birth of births) clocks.push(await findPresentClock(birth, engine))
  return { clockEdition: CLOCK_EDITION, clocks }
}

async function findPresentClock(birth: StoredBirthQuestion, engine: Engine): Promise<PresentClock | null> {
  const found = await findInstant(birth, engine)
  if (!found || isAt(found, birth.stored_utc)) return null
  const { utc, timezone, utcOffsetSeconds, abbreviation } = found
  return { utc, timezone, utcOffsetSeconds, abbreviation }
}

/** Where sources disagree, a chart by either clock stays. */
const isAt = ({ utc, otherClock }: InstantData, storedUtc: string) => utc === storedUtc || otherClock?.utc === storedUtc

/**
 * A zone that was named is believed. Else it is the zone of the coordinates, and where that gives another instant, the one of the
 * gazetteer's place there: a town at a border may lie on the other side of it on the map. Where nobody knows whether a zone was
 * named, it was at coordinates of no place: both are typed into the same part of the form.
 */
async function findInstant(birth: StoredBirthQuestion, engine: Engine): Promise<InstantData | null> {
  const { latitude = null, longitude = null, zone_chosen } = birth
  if (zone_chosen || latitude === null || longitude === null) return ask(birth, engine)
  const byMap = await ask({ ...birth, timezone: null }, engine)
  if (byMap && isAt(byMap, birth.stored_utc)) return byMap
  const place = await findPlaceAt(birth, { latitude, longitude }, engine)
  if (place) return ask({ ...birth, timezone: place.timezone }, engine)
  return zone_chosen === false ? byMap : ask(birth, engine)
}

/** The place of that name at these coordinates; null where there is none. */
async function findPlaceAt(
  { birth_city: city, birth_country: country }: StoredBirthQuestion,
  { latitude, longitude }: { latitude: number; longitude: number },
  { places }: Engine,
): Promise<Place | null> {
  if (!city || !country) return null
  const found = await places.find({ city, country })
  const named = found.place ? [found.place, ...found.others] : []
  const isThere = (place: Place) =>
    Math.abs(place.latitude - latitude) < SAME_PLACE_DEGREES &&
    Math.abs(place.longitude - longitude) < SAME_PLACE_DEGREES
  return named.find(isThere) ?? null
}

/** Null where the local time is no instant today, or two. */
async function ask(birth: StoredBirthQuestion, engine: Engine): Promise<InstantData | null> {
  try {
    return await findBirthInstant(birth, engine)
  } catch (error) {
    if (error instanceof RefusedError) return null
    throw error
  }
}
