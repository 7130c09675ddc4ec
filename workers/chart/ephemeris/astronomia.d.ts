// The parts of astronomia used here and in the tests beside; the package ships no types. Angles are in radians.
declare module 'astronomia/planetelements' {
  /** Mean orbit referred to the ecliptic and equinox of date; axis in au. */
  type MeanOrbit = { axis: number; ecc: number; inc: number; node: number; peri: number }
  export function mean(planet: string, jde: number): MeanOrbit
}

declare module 'astronomia/planetposition' {
  export type Position = { lon: number; lat: number; range: number }
  export type HasPosition = { position(jde: number): Position }
  export class Planet implements HasPosition {
    constructor(series: object)
    position(jde: number): Position
  }
}

declare module 'astronomia/elliptic' {
  import type { HasPosition } from 'astronomia/planetposition'
  /** Apparent right ascension and declination. */
  export function position(planet: HasPosition, earth: HasPosition, jde: number): { ra: number; dec: number }
}

declare module 'astronomia/solar' {
  import type { Planet, Position } from 'astronomia/planetposition'
  export function apparentVSOP87(earth: Planet, jde: number): Position
}

declare module 'astronomia/pluto' {
  import type { Position } from 'astronomia/planetposition'
  /** J2000 ecliptic. */
  export function heliocentric(jde: number): Position
}

declare module 'astronomia/precess' {
  type Ecliptic = { lon: number; lat: number }
  export function eclipticPosition(from: Ecliptic, fromYear: number, toYear: number): Ecliptic
}

declare module 'astronomia/elp' {
  import type { Position } from 'astronomia/planetposition'
  /** Range in km, mean equinox of date. */
  export class Moon {
    constructor(series: object)
    position(jde: number): Position
  }
}

declare module 'astronomia/nutation' {
  export function nutation(jde: number): [longitude: number, obliquity: number]
  export function meanObliquity(jde: number): number
}

declare module 'astronomia/data/*' {
  const series: object
  export default series
}
