import type { Place } from '~/domain/birth/places/place'
import { presentZoneName } from '~/domain/birth/zones/zone-names'
import type { BirthQuestion } from '~/domain/human-design/service/chart-request.schema'
import type { Engine } from '../engine'
import { RefusedError, refuseFields, refusePlace, refuseZone } from '../refuse'

/** A place as the chart needs it; degrees, north and east positive. */
export type PlacedLocation = {
  timezone: string
  latitude: number
  longitude: number
  /** Where it was found in the gazetteer; by its name, with others of that name in that country. */
  place?: Place
  namesakes?: Place[]
}
/** The coordinates are null when only the zone is known. */
export type BirthLocation = PlacedLocation | { timezone: string; latitude: null; longitude: null }

/**
 * The place of a birth by the most precise input: coordinates, the gazetteer's id, or city and country. A zone given with any of them
 * takes precedence. Null if none was given. Throws `RefusedError`.
 */
export async function locatePlace(
  question: BirthQuestion,
  { places, zones, zoneMap }: Engine,
): Promise<PlacedLocation | null> {
  const { latitude = null, longitude = null } = question
  const timezone = toZone(question)
  if (timezone && !zones.has(timezone)) throw refuseZone()
  if (latitude !== null && longitude !== null) {
    const zone = timezone || zoneMap.zoneAt(latitude, longitude)
    if (!zone || !zones.has(zone)) throw refuseZone()
    return { timezone: zone, latitude, longitude }
  }
  const found = await findPlace(question, places)
  if (!found) return null
  const { place, others } = found
  const { latitude: north, longitude: east } = place
  return { timezone: timezone || place.timezone, latitude: north, longitude: east, place, namesakes: others }
}

/** The chosen place of the gazetteer with its namesakes, for the response; empty without one. */
export function toTakenPlace(location: BirthLocation): Pick<PlacedLocation, 'place' | 'namesakes'> {
  return 'place' in location ? { place: location.place, namesakes: location.namesakes } : {}
}

/** The same, or only the zone if no place was given. Throws `RefusedError` if neither was. */
export async function locateBirth(question: BirthQuestion, engine: Engine): Promise<BirthLocation> {
  const location = await locatePlace(question, engine)
  if (location) return location
  const timezone = toZone(question)
  if (timezone) return { timezone, latitude: null, longitude: null }
  throw refuseFields({ timezone: 'timezone.required' })
}

/** The given zone by its current name, which regional clocks and the calendar use. */
const toZone = ({ timezone }: BirthQuestion) => (timezone ? presentZoneName(timezone) : null)

type Found = { place: Place; others: Place[] }

async function findPlace(question: BirthQuestion, places: Engine['places']): Promise<Found | null> {
  const { place_id, birth_city: city, birth_country: country } = question
  if (place_id !== null && place_id !== undefined) {
    const place = await places.findById(place_id)
    if (place) return { place, others: [] }
    throw new RefusedError(422, 'unknown_place', 'There is no place of this id', {
      problems: { place_id: 'place.unknown' },
      suggestions: city ? await places.search(city) : [],
    })
  }
  if (!city || !country) return null
  const found = await places.find({ city, country })
  if (found.place) return found
  throw refusePlace(found.reason, found.suggestions)
}
