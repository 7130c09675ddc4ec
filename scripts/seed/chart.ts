import { resolveInstant } from '../../app/domain/birth/resolve-instant'
import { createZoneTable } from '../../app/domain/birth/zones/zone-offsets'
import { buildChart } from '../../app/domain/human-design/chart/build-chart'
import { ENGINE_VERSION } from '../../app/domain/human-design/chart/engine-version'
import type { StoredBirth } from '../../drizzle/schema/charts'
import type { StoredChart } from '../../drizzle/schema/users'
import type { SeedBirth } from '../../drizzle/seed/person'
import { computeBirthLongitudes, createEphemeris } from '../../workers/chart/ephemeris/ephemeris'

/** Of a day without a time, the chart of noon is shown until the member finds out more. */
const NOON = '12:00'

/** Birth data and chart as the site stores them. */
export type SeedChart = { birth: StoredBirth; stored: StoredChart; offsetChosen: boolean }

/**
 * Computes charts by the site's own engine from the bytes of its tables. Where a clock showed the hour of a birth twice or
 * never, the earlier reading is taken.
 */
export function createChartMaker(tables: ArrayBuffer, zoneTable: ArrayBuffer): (birth: SeedBirth) => SeedChart {
  const ephemeris = createEphemeris(tables)
  const zones = createZoneTable(zoneTable)

  function instantOf({ date, time, timezone, longitude }: SeedBirth) {
    const local = { date, time: time ?? NOON, zone: timezone, longitudeDegrees: longitude }
    const result = resolveInstant(local, zones, Date.now())
    if (result.ok) return { ...result, chosen: false }
    if ('candidates' in result.problem && result.problem.candidates[0]) {
      return { ...result.problem.candidates[0], chosen: true }
    }
    throw new Error(`No instant for ${date} ${time} in ${timezone}: ${result.problem.code}`)
  }

  return (birth) => {
    const { utcMs, offsetSeconds, chosen } = instantOf(birth)
    const { designUtcMs, personality, design } = computeBirthLongitudes(ephemeris, utcMs)
    return {
      birth: { ...birth, utcOffsetSeconds: offsetSeconds },
      stored: {
        chart: buildChart(personality, design),
        birthUtc: new Date(utcMs).toISOString(),
        designUtc: new Date(designUtcMs).toISOString(),
        engineVersion: ENGINE_VERSION,
        node: 'true',
      },
      offsetChosen: chosen,
    }
  }
}
