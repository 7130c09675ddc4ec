import { mean } from 'astronomia/planetelements'

const J2000 = 2_451_545
const DAYS_PER_CENTURY = 36_525
const RADIANS = Math.PI / 180

/** A mean ellipse round the Sun referred to the ecliptic of date; angles in radians at J2000 and per century. */
export type Orbit = {
  axisAu: number
  eccentricity: number
  inclination: number
  node: number
  nodePerCentury: number
  perihelion: number
  perihelionPerCentury: number
}

/** Mean orbit of Mercury to Neptune out of astronomia (Meeus, table 31.A), made linear over 1900–2100. */
export function meanOrbit(planet: string): Orbit {
  const before = mean(planet, J2000 - DAYS_PER_CENTURY)
  const after = mean(planet, J2000 + DAYS_PER_CENTURY)
  return {
    axisAu: after.axis,
    eccentricity: (before.ecc + after.ecc) / 2,
    inclination: (before.inc + after.inc) / 2,
    node: (before.node + after.node) / 2,
    nodePerCentury: (after.node - before.node) / 2,
    perihelion: (before.peri + after.peri) / 2,
    perihelionPerCentury: (after.peri - before.peri) / 2,
  }
}

/**
 * Pluto, which astronomia's table leaves out: E. M. Standish's Keplerian elements for J2000, perihelion carried along by
 * general precession (1.397° a century); inclination and node fitted to the Swiss Ephemeris' latitudes of 1900–2100,
 * as Pluto crosses the ecliptic close to the Sun in 1930 and 2018 (latitude good to 0.2′ there).
 */
export const PLUTO_ORBIT: Orbit = {
  axisAu: 39.482,
  eccentricity: 0.24883,
  inclination: 17.1387 * RADIANS,
  node: 110.3037 * RADIANS,
  nodePerCentury: 1.3442 * RADIANS,
  perihelion: 224.069 * RADIANS,
  perihelionPerCentury: 1.397 * RADIANS,
}

/** Chiron: its Keplerian elements for J2000 (JPL's small-body database), perihelion and node carried along by general precession. */
export const CHIRON_ORBIT: Orbit = {
  axisAu: 13.648,
  eccentricity: 0.3793,
  inclination: 6.931 * RADIANS,
  node: 209.38 * RADIANS,
  nodePerCentury: 1.397 * RADIANS,
  perihelion: 188.91 * RADIANS,
  perihelionPerCentury: 1.397 * RADIANS,
}

/** Distance from the Sun (au) and height above the ecliptic (tangent of the latitude) at a heliocentric longitude. */
export function pointOnOrbit(orbit: Orbit, longitude: number, day: number): { radius: number; slope: number } {
  const centuries = day / DAYS_PER_CENTURY
  const e = orbit.eccentricity
  const anomaly = longitude - orbit.perihelion - orbit.perihelionPerCentury * centuries
  const slope = Math.tan(orbit.inclination) * Math.sin(longitude - orbit.node - orbit.nodePerCentury * centuries)
  return { radius: (orbit.axisAu * (1 - e * e)) / (1 + e * Math.cos(anomaly)), slope }
}
