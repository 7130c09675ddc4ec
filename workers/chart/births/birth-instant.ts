import type { ZoneTable } from '~/domain/birth/zones/zone-offsets'
import type { BirthQuestion } from '~/domain/human-design/service/chart-request.schema'
import type { InstantData } from '~/domain/human-design/service/chart-service.schema'
import type { Engine } from '../engine'
import { findMoment, toOtherClock, withLocalClocks } from './birth-moment'
import { locateBirth, toTakenPlace } from './locate-birth'

const HALF_YEAR_MS = 183 * 86_400_000

/** The instant of a local time at a place, for the hint in a form. Throws `RefusedError` with the choices if it's ambiguous. */
export async function findBirthInstant(question: BirthQuestion, engine: Engine): Promise<InstantData> {
  const location = await locateBirth(question, engine)
  const local = await withLocalClocks(question, location, engine)
  const moment = findMoment(question, location, local)
  const year = Number(question.birth_date.slice(0, 4))
  return {
    utc: new Date(moment.utcMs).toISOString(),
    timezone: location.timezone,
    utcOffsetSeconds: moment.offsetSeconds,
    abbreviation: moment.abbreviation,
    season: seasonOf(moment, location.timezone, year, local.zones),
    mayBeOldStyle: moment.notes.includes('old_style_calendar'),
    otherClock: toOtherClock(moment),
    ...toTakenPlace(location),
  }
}

type Clock = { kind: string; isDaylightSaving: boolean }

function seasonOf(clock: Clock, zone: string, year: number, zones: ZoneTable): InstantData['season'] {
  if (clock.kind === 'local_mean_time') return 'local_mean_time'
  if (clock.kind === 'override') return 'none'
  if (clock.isDaylightSaving) return 'summer'
  const ofYear = zones.offsetsAround(zone, Date.UTC(year, 6, 2), HALF_YEAR_MS)
  return ofYear.some(({ isDaylightSaving }) => isDaylightSaving) ? 'standard' : 'none'
}
