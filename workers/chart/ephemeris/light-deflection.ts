import { mean } from 'astronomia/planetelements'
import type { SeriesTables } from './table-file'

/** Bodies that orbit the Sun, the Earth left out. */
export type Planet = 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | 'chiron'

/** The Sun's mean motion, degrees a day. */
export const SUN_RATE = 0.98564736

const RADIANS = Math.PI / 180
const J2000 = 2_451_545
const DAYS_PER_CENTURY = 36_525

/** A mean ellipse round the Sun referred to the ecliptic of date; angles in radians at J2000 and per century. */
type Orbit = {
  axisAu: number
  eccentricity: number
  inclination: number
  node: number
  nodePerCentury: number
  perihelion: number
  perihelionPerCentury: number
}

/** Mean orbit of Mercury to Neptune out of astronomia (Meeus, table 31.A), made linear over 1900–2100. */
function meanOrbit(planet: string): Orbit {
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
const PLUTO_ORBIT: Orbit = {
  axisAu: 39.482,
  eccentricity: 0.24883,
  inclination: 17.1387 * RADIANS,
  node: 110.3037 * RADIANS,
  nodePerCentury: 1.3442 * RADIANS,
  perihelion: 224.069 * RADIANS,
  perihelionPerCentury: 1.397 * RADIANS,
}

/** Chiron: its Keplerian elements for J2000 (JPL's small-body database), perihelion and node carried along by general precession. */
const CHIRON_ORBIT: Orbit = {
  axisAu: 13.648,
  eccentricity: 0.3793,
  inclination: 6.931 * RADIANS,
  node: 209.38 * RADIANS,
  nodePerCentury: 1.397 * RADIANS,
  perihelion: 188.91 * RADIANS,
  perihelionPerCentury: 1.397 * RADIANS,
}

/** Distance from the Sun (au) and height above the ecliptic (tangent of the latitude) at a heliocentric longitude. */
function pointOnOrbit(orbit: Orbit, longitude: number, day: number): { radius: number; slope: number } {
  const centuries = day / DAYS_PER_CENTURY
  const e = orbit.eccentricity
  const anomaly = longitude - orbit.perihelion - orbit.perihelionPerCentury * centuries
  const slope = Math.tan(orbit.inclination) * Math.sin(longitude - orbit.node - orbit.nodePerCentury * centuries)
  return { radius: (orbit.axisAu * (1 - e * e)) / (1 + e * Math.cos(anomaly)), slope }
}

/** How far the Sun's mass moves each planet in the sky: it would spoil the tables' convergence, so it is added to them. */
export class LightDeflection {
  readonly #series: SeriesTables
  readonly #orbits: Record<Planet, Orbit> = {
    mercury: meanOrbit('mercury'),
    venus: meanOrbit('venus'),
    mars: meanOrbit('mars'),
    jupiter: meanOrbit('jupiter'),
    saturn: meanOrbit('saturn'),
    uranus: meanOrbit('uranus'),
    neptune: meanOrbit('neptune'),
    pluto: PLUTO_ORBIT,
    chiron: CHIRON_ORBIT,
  }

  constructor(series: SeriesTables) {
    this.#series = series
  }

  /** Degrees to add to a planet's longitude. Both longitudes are those of the tables, without nutation; TT days. */
  at(planet: Planet, day: number, longitude: number, sunLongitude: number): number {
    // Mercury and Venus overtake the Sun behind it and fall back before it, where no light is bent towards us.
    const isBefore = (planet === 'mercury' || planet === 'venus') && this.#series[planet].rateAt(day) < SUN_RATE
    return isBefore ? 0 : lightDeflection(this.#orbits[planet], longitude, sunLongitude, day)
  }
}

/** 2GM/c² of the Sun over one au, in degrees: 0.00407". */
const BENDING = (2 * 9.870_63e-9) / RADIANS
/** Radius of the Sun in au: 959.63" at one au. */
const SUN_RADIUS = 959.63 / 206_264.806
/** The earth's orbit: eccentricity, and the Sun's longitude at perigee in degrees at J2000 and per day. */
const EARTH_ECCENTRICITY = 0.0167
const PERIGEE = 282.94
const PERIGEE_PER_DAY = 1.7195 / 36_525

/**
 * How much farther from the Sun (degrees of longitude) a planet beyond it is seen because its light bends.
 * The angle is 2GM/c²R · tan(ψ/2), with ψ the angle earth – Sun – planet. Where the planet stands relative to the Sun
 * follows from the two longitudes and its mean orbit: a percent is enough for an effect of at most 1.75".
 * `longitude` and `sunLongitude` are without nutation, `day` counts TT days from J2000.
 */
function lightDeflection(orbit: Orbit, longitude: number, sunLongitude: number, day: number): number {
  const elongation = (longitude - sunLongitude) * RADIANS
  const sine = Math.sin(elongation)
  const cosine = Math.cos(elongation)
  const earth = earthDistance(sunLongitude, day)

  // In the ecliptic: Sun, earth and the planet's foot; two rounds, as its distance hangs on the longitude sought.
  const direction = longitude * RADIANS
  let foot = orbit.axisAu
  let slope = 0
  for (let round = 0; round < 2; round++) {
    const point = pointOnOrbit(orbit, direction + Math.asin(clamp((earth * sine) / foot)), day)
    slope = point.slope
    foot = point.radius / Math.sqrt(1 + slope * slope)
  }
  const across = clamp((earth * sine) / foot)
  const fromEarth = earth * cosine + foot * Math.sqrt(1 - across * across)
  const cosLatitude = 1 / Math.hypot(1, (foot * slope) / fromEarth)

  // In space: θ is the angle seen from the earth, φ the one at the planet.
  const theta = Math.acos(clamp(cosLatitude * cosine))
  const sinTheta = Math.sin(theta)
  if (sinTheta < 1e-9) return 0
  const phi = Math.asin(clamp((earth * sinTheta) / (foot * Math.sqrt(1 + slope * slope))))
  const bending = ((BENDING / earth) * massInside((sinTheta * earth) / SUN_RADIUS)) / Math.tan((theta + phi) / 2)
  return (bending * sine) / (sinTheta * cosLatitude)
}

/** Distance of the earth from the Sun in au. */
function earthDistance(sunLongitude: number, day: number): number {
  const anomaly = (sunLongitude - PERIGEE - PERIGEE_PER_DAY * day) * RADIANS
  return (1 - EARTH_ECCENTRICITY ** 2) / (1 + EARTH_ECCENTRICITY * Math.cos(anomaly))
}

/**
 * Share of the Sun's mass that bends a ray passing at `ratio` solar radii from its centre: behind the disc the
 * reference lets only the mass inside count. A fit to the reference's own ratio, good to 0.002.
 */
function massInside(ratio: number): number {
  if (ratio >= 1) return 1
  const depth = 23.873 + ratio * (-32.899 + ratio * (11.21 + ratio * 7.434))
  return 1 - Math.exp(-ratio * ratio * depth)
}

const clamp = (value: number): number => Math.max(-1, Math.min(1, value))
