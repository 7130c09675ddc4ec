import { J2000, REFERENCE_BODIES } from './reference.mjs'

const SWIEPH = 2
const SPEED = 256
const MS_PER_DAY = 86_400_000
const J2000_MS = Date.UTC(2000, 0, 1, 12)
const CHART_BODIES = Object.entries(REFERENCE_BODIES)

/**
 * A chart by native `sweph`: 11 bodies at birth and at design (Earth and South Node follow), the design instant by
 * Newton's method with the Sun's own speed. Speeds are asked for only where they are used. Named as in the app.
 */
export function nativeChart(sweph, utcMs) {
  const birth = (utcMs - J2000_MS) / MS_PER_DAY + J2000
  const designJd = nativeDesignJd(sweph, birth)
  return {
    designUtcMs: (designJd - J2000) * MS_PER_DAY + J2000_MS,
    personality: nativeLongitudes(sweph, birth),
    design: nativeLongitudes(sweph, designJd),
  }
}

function nativeDesignJd(sweph, birth) {
  const target = sweph.calc_ut(birth, 0, SWIEPH).data[0] - 88
  let jd = birth - 89.3
  for (let step = 0; step < 5; step++) {
    const { data } = sweph.calc_ut(jd, 0, SWIEPH | SPEED)
    const miss = data[0] - target - 360 * Math.round((data[0] - target) / 360)
    jd -= miss / data[3]
    if (Math.abs(miss) < 1e-9) break
  }
  return jd
}

function nativeLongitudes(sweph, jd) {
  const longitudes = {}
  for (const [name, number] of CHART_BODIES) {
    const { flag, data, error } = sweph.calc_ut(jd, number, SWIEPH)
    if (flag !== SWIEPH) throw new Error(`${name}: ${error}`)
    longitudes[name === 'node' ? 'north_node' : name] = data[0]
  }
  longitudes.earth = (longitudes.sun + 180) % 360
  longitudes.south_node = (longitudes.north_node + 180) % 360
  return longitudes
}
