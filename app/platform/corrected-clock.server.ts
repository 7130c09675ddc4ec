import type { StoredChart } from '../../drizzle/schema/users'
import type { BirthInput } from '../domain/birth/birth-form.schema'
import { CLOCK_EDITION } from '../domain/birth/clock-edition'
import type { InstantData, OtherClock } from '../domain/human-design/chart-service.schema'
import { requestBirthInstant } from './chart.server'
import type { Context } from './context.server'

type Birth = BirthInput & { utc_offset_override_seconds?: number | null }

/** Where the clock of a birth has been corrected: its present zone, and the instant by it. */
export type CorrectedClock = OtherClock & { zone: string }

/** Places of the gazetteer have coordinates of five digits; stored ones are the same. */
const SAME_PLACE_DEGREES = 0.0005

/** Whether a chart goes by the present clocks, or its owner chose to leave it. */
export const isClockSettled = ({ clockEdition = 0 }: Pick<StoredChart, 'clockEdition'>) => clockEdition >= CLOCK_EDITION

/**
 * Compares a stored chart with the clock that its place has today. `settled`: it goes by that, or by an offset of the member's own.
 * `unknown`: the service doesn't answer, or there is no one instant.
 */
export async function findCorrectedClock(
  context: Context,
  birth: Birth,
  { birthUtc }: Pick<StoredChart, 'birthUtc'>,
): Promise<CorrectedClock | 'settled' | 'unknown'> {
  if ((birth.utc_offset_override_seconds ?? null) !== null) return 'settled'
  const found = await askByPlace(context, birth, (moment) => isAt(moment, birthUtc))
  if (!found) return 'unknown'
  if (isAt(found, birthUtc)) return 'settled'
  const { utc, utcOffsetSeconds, timezone: zone } = found
  return { utc, utcOffsetSeconds, zone }
}

const isAt = ({ utc, otherClock }: InstantData, birthUtc: string) => utc === birthUtc || otherClock?.utc === birthUtc

/**
 * The birth by the zone of its coordinates, else by that of the gazetteer's place there: a town at a border may lie on the other side
 * of it on the map. Null where the service refuses or doesn't answer.
 */
async function askByPlace(
  context: Context,
  birth: Birth,
  isExpected: (moment: InstantData) => boolean,
): Promise<InstantData | null> {
  const { latitude, longitude } = birth
  if (latitude === null || longitude === null) return ask(context, birth)
  const byMap = await ask(context, { ...birth, timezone: null })
  if (!byMap || isExpected(byMap)) return byMap
  const named = await ask(context, { ...birth, timezone: null, latitude: null, longitude: null })
  const places = named ? [...(named.place ? [named.place] : []), ...(named.namesakes ?? [])] : []
  const zone = places.find(
    (place) =>
      Math.abs(place.latitude - latitude) < SAME_PLACE_DEGREES &&
      Math.abs(place.longitude - longitude) < SAME_PLACE_DEGREES,
  )?.timezone
  return zone && zone !== byMap.timezone ? ask(context, { ...birth, timezone: zone }) : byMap
}

async function ask(context: Context, birth: Birth): Promise<InstantData | null> {
  const answer = await requestBirthInstant(context, birth)
  return answer.ok ? answer.data : null
}

type Located = { timezone: string | null; latitude: number | null; longitude: number | null }

/**
 * The edition of a chart that is computed anew: as long as its place and zone stay, a correction of them stays to be told.
 */
export function clockEditionOf(
  before: (Located & Pick<StoredChart, 'clockEdition'>) | null,
  after: Located,
): number | undefined {
  const isSamePlace =
    before !== null && (['timezone', 'latitude', 'longitude'] as const).every((field) => before[field] === after[field])
  return isSamePlace ? before.clockEdition : CLOCK_EDITION
}
