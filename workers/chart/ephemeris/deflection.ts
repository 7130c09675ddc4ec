import { type Orbit, pointOnOrbit } from './orbit'

const RADIANS = Math.PI / 180
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
export function lightDeflection(orbit: Orbit, longitude: number, sunLongitude: number, day: number): number {
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
