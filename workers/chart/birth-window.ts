import type { BirthQuestion } from '~/domain/human-design/service/chart-request.schema'
import type { WindowData } from '~/domain/human-design/service/chart-service.schema'
import { findMoment, isTimeUnknown } from './birth-moment'
import type { Engine } from './engine'
import { withLocalClocks } from './local-clocks'
import { localDay } from './local-day'
import { locateBirth, toTakenPlace } from './locate-birth'
import { possibilitiesBetween } from './possibilities'

/** How far the time may be off, minutes to either side. */
const MARGINS = [5, 15, 30, 60]
const MINUTE_MS = 60_000

/** What the chart could say if the time is not certain. Throws `RefusedError` as the chart itself would. */
export async function findBirthWindow(question: BirthQuestion, engine: Engine): Promise<WindowData> {
  const location = await locateBirth(question, engine)
  const local = await withLocalClocks(question, location, engine)
  const { utcMs, offsetSeconds } = findMoment(question, location, local)
  const { ephemeris } = engine
  const around = isTimeUnknown(question) ? [] : MARGINS
  const windows = around.map((minutes) => {
    const margin = minutes * MINUTE_MS
    return { minutes, ...possibilitiesBetween(ephemeris, utcMs - margin, utcMs + margin) }
  })

  const { from, to } = localDay(question, location, local)
  return {
    utc: new Date(utcMs).toISOString(),
    timezone: location.timezone,
    utcOffsetSeconds: offsetSeconds,
    windows: [...windows, { minutes: null, ...possibilitiesBetween(ephemeris, from, to - MINUTE_MS) }],
    ...toTakenPlace(location),
  }
}
