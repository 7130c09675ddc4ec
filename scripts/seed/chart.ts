import { readFileSync } from 'node:fs'
import { resolveInstant } from '../../app/domain/birth/resolve-instant'
import { createZoneTable } from '../../app/domain/birth/zone-offsets'
import { buildChart } from '../../app/domain/human-design/build-chart'
import type { StoredBirth } from '../../drizzle/schema/charts'
import type { StoredChart } from '../../drizzle/schema/users'
import type { SeedBirth } from '../../drizzle/seed/person'
import { computeBirthLongitudes } from '../../workers/chart/birth-chart'
import { createEphemeris } from '../../workers/chart/ephemeris/ephemeris'

/** A file of the project (the seed runs from its root), as the workers get it. */
const bytesOf = (path: string) => new Uint8Array(readFileSync(path)).buffer

const ephemeris = createEphemeris(bytesOf('workers/chart/ephemeris/tables/ephemeris.bin'))
const zones = createZoneTable(bytesOf('workers/chart/zones/zones.bin'))

/** Of a day without a time, the chart of noon is shown until the member finds out more. */
const NOON = '12:00'

/** Resolves the wall clock of a birth; where it showed that hour twice or never, the earlier reading is taken. */
function instantOf({ date, time, timezone, longitude }: SeedBirth) {
  const local = { date, time: time ?? NOON, zone: timezone, longitudeDegrees: longitude }
  const result = resolveInstant(local, zones, Date.now())
  if (result.ok) return { ...result, chosen: false }
  if ('candidates' in result.problem && result.problem.candidates[0]) {
    return { ...result.problem.candidates[0], chosen: true }
  }
  throw new Error(`No instant for ${date} ${time} in ${timezone}: ${result.problem.code}`)
}

/** Birth data and chart as the site stores them, computed by the site's own engine. */
export function chartOf(birth: SeedBirth): { birth: StoredBirth; stored: StoredChart; offsetChosen: boolean } {
  const { utcMs, offsetSeconds, chosen } = instantOf(birth)
  const { designUtcMs, personality, design } = computeBirthLongitudes(ephemeris, utcMs)
  return {
    birth: { ...birth, utcOffsetSeconds: offsetSeconds },
    stored: {
      chart: buildChart(personality, design),
      birthUtc: new Date(utcMs).toISOString(),
      designUtc: new Date(designUtcMs).toISOString(),
      engineVersion: '1',
      node: 'true',
    },
    offsetChosen: chosen,
  }
}
