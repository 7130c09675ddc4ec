#!/usr/bin/env node
// npm run ephemeris:generate — writes workers/chart/ephemeris/tables/ephemeris.bin. Needs: see scratch.mjs.
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { fitSeries } from './chebyshev.mjs'
import { packTables } from './pack.mjs'
import { DELTA_T_PLAN, FIRST_DAY, LAST_DAY, SERIES_PLAN } from './plan.mjs'
import { openReference } from './reference.mjs'

const target = new URL('../../workers/chart/ephemeris/tables/ephemeris.bin', import.meta.url)
const reference = openReference()

const series = SERIES_PLAN.map((plan) => {
  const longitude = plan.name === 'nutation' ? reference.nutation : (day) => reference.smoothLongitude(plan.name, day)
  return fitSeries(longitude, plan, FIRST_DAY, LAST_DAY)
})
const deltaT = {
  ...DELTA_T_PLAN,
  // A tenth of a millisecond is far below the model's own uncertainty and keeps the file the same everywhere.
  values: Array.from({ length: DELTA_T_PLAN.count }, (_, i) =>
    Number(reference.deltaT(DELTA_T_PLAN.firstDay + i * DELTA_T_PLAN.stepDays).toFixed(4)),
  ),
}
const { bytes, sizes } = packTables(series, deltaT)
writeFileSync(target, new Uint8Array(bytes))

SERIES_PLAN.forEach((plan, i) => {
  console.log(`${plan.name.padEnd(9)} ${series[i].segments} segments ${(sizes[i] / 1024).toFixed(1)} kB`)
})
const gz = gzipSync(new Uint8Array(bytes), { level: 9 }).length
console.log(`Swiss Ephemeris ${reference.version}: ${bytes.byteLength} bytes, ${gz} gzipped`)
