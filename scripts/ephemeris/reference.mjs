import { ephemerisFiles, loadSweph } from './scratch.mjs'

export const J2000 = 2451545
const SWIEPH = 2
const SPEED = 256
const NO_NUTATION = 64
const NO_DEFLECTION = 512
const ECLIPTIC_NUTATION = -1

/** Numbers of a chart's bodies in the Swiss Ephemeris; 11 is the true (osculating) node. */
export const REFERENCE_BODIES = {
  sun: 0,
  moon: 1,
  node: 11,
  mercury: 2,
  venus: 3,
  mars: 4,
  jupiter: 5,
  saturn: 6,
  uranus: 7,
  neptune: 8,
  pluto: 9,
}

/** Those, and Chiron, which is in no chart and has a file of its own. */
export const BODY_NUMBERS = { ...REFERENCE_BODIES, chiron: 15 }

/**
 * The Swiss Ephemeris on the DE431 files. Days are counted from J2000 (TT unless said otherwise), longitudes are in
 * degrees. Every call asserts by the return flag that the files were read, not the built-in Moshier model.
 */
export function openReference() {
  const sweph = loadSweph()
  sweph.set_ephe_path(ephemerisFiles())
  const call = (calculate, jd, body, flags) => {
    const answer = calculate(jd, body, flags)
    if (answer.flag !== flags) throw new Error(`body ${body} at JD ${jd}: flag ${answer.flag}. ${answer.error}`)
    return answer.data
  }
  const smooth = SWIEPH | SPEED | NO_NUTATION | NO_DEFLECTION
  return {
    sweph,
    version: sweph.version(),
    /** Longitude in the mean equinox of date with light time and aberration, without nutation and light deflection. */
    smoothLongitude: (name, day) => call(sweph.calc, day + J2000, BODY_NUMBERS[name], smooth)[0],
    /** Apparent longitude at a TT day. */
    apparentLongitude: (name, day) => call(sweph.calc, day + J2000, BODY_NUMBERS[name], SWIEPH | SPEED)[0],
    /** Apparent longitude at a UT day, with the reference's own Delta T. */
    apparentLongitudeUt: (name, day) => call(sweph.calc_ut, day + J2000, BODY_NUMBERS[name], SWIEPH | SPEED)[0],
    /** Nutation in longitude, degrees. */
    nutation: (day) => sweph.calc(day + J2000, ECLIPTIC_NUTATION, SWIEPH).data[2],
    /** TT − UT1 in seconds at a UT day. */
    deltaT: (day) => sweph.deltat_ex(day + J2000, SWIEPH).data * 86400,
  }
}
