import type { Longitudes } from '~/domain/human-design/chart'
import type { BodyCode } from '~/domain/human-design/codes'
import { assertInRange, EARLIEST_BIRTH_MS, EARLIEST_LONGITUDE_MS } from './range'
import { type EphemerisTables, openTables, type SeriesName } from './table-file'

const MS_PER_DAY = 86_400_000
/** J2000 = 2000-01-01 12:00. */
const J2000_MS = Date.UTC(2000, 0, 1, 12)
/** How far the Sun stands back at the design instant, degrees. */
const DESIGN_ARC = 88
/** The Sun's mean motion, degrees a day. */
const SUN_RATE = 0.98564736
/** 1e-9° of Sun is 0.09 ms of time. */
const SOLVED_DEGREES = 1e-9

export type Ephemeris = {
  /** Apparent geocentric longitudes of date of all 13 bodies, degrees [0, 360). Throws `OutOfRangeError`. */
  longitudesAt(utcMs: number): Longitudes
  /** The same for one body. */
  longitudeAt(body: BodyCode, utcMs: number): number
  /** The same for the Sun. */
  sunLongitudeAt(utcMs: number): number
  /** The last instant before a birth (whole ms, UTC) at which the Sun stood exactly 88° back. Throws `OutOfRangeError`. */
  designInstant(birthUtcMs: number): number
}

/** An ephemeris on the bytes of `tables/ephemeris.bin`, wherever they come from. UTC is taken as UT1. */
export function createEphemeris(tables: ArrayBuffer): Ephemeris {
  return new TableEphemeris(openTables(tables))
}

class TableEphemeris implements Ephemeris {
  readonly #tables: EphemerisTables

  constructor(tables: EphemerisTables) {
    this.#tables = tables
  }

  longitudesAt(utcMs: number): Longitudes {
    assertInRange(utcMs, EARLIEST_LONGITUDE_MS)
    const day = this.#ttDay(utcMs)
    const nutation = this.#tables.series.nutation.at(day)
    const sun = this.#apparent('sun', day, nutation)
    const node = this.#apparent('node', day, nutation)
    return {
      sun,
      earth: opposite(sun),
      north_node: node,
      south_node: opposite(node),
      moon: this.#apparent('moon', day, nutation),
      mercury: this.#apparent('mercury', day, nutation),
      venus: this.#apparent('venus', day, nutation),
      mars: this.#apparent('mars', day, nutation),
      jupiter: this.#apparent('jupiter', day, nutation),
      saturn: this.#apparent('saturn', day, nutation),
      uranus: this.#apparent('uranus', day, nutation),
      neptune: this.#apparent('neptune', day, nutation),
      pluto: this.#apparent('pluto', day, nutation),
    }
  }

  longitudeAt(body: BodyCode, utcMs: number): number {
    assertInRange(utcMs, EARLIEST_LONGITUDE_MS)
    const day = this.#ttDay(utcMs)
    const nutation = this.#tables.series.nutation.at(day)
    if (body === 'earth') return opposite(this.#apparent('sun', day, nutation))
    if (body === 'north_node') return this.#apparent('node', day, nutation)
    if (body === 'south_node') return opposite(this.#apparent('node', day, nutation))
    return this.#apparent(body, day, nutation)
  }

  sunLongitudeAt(utcMs: number): number {
    return this.longitudeAt('sun', utcMs)
  }

  designInstant(birthUtcMs: number): number {
    assertInRange(birthUtcMs, EARLIEST_BIRTH_MS)
    const target = this.#sunUnreduced(this.#ttDay(birthUtcMs)) - DESIGN_ARC
    let day = this.#ttDay(birthUtcMs - (DESIGN_ARC / SUN_RATE) * MS_PER_DAY)
    for (let step = 0; step < 8; step++) {
      const miss = this.#sunUnreduced(day) - target
      day -= miss / this.#tables.series.sun.rateAt(day)
      if (Math.abs(miss) < SOLVED_DEGREES) break
    }
    return this.#utcMs(day)
  }

  #apparent(name: Exclude<SeriesName, 'nutation'>, day: number, nutation: number): number {
    return reduce(this.#tables.series[name].at(day) + nutation)
  }

  /** The Sun's longitude counted on past 360°, so that differences need no wrapping. */
  #sunUnreduced(day: number): number {
    return this.#tables.series.sun.at(day) + this.#tables.series.nutation.at(day)
  }

  #ttDay(utcMs: number): number {
    const day = (utcMs - J2000_MS) / MS_PER_DAY
    return day + this.#tables.deltaT.daysAt(day)
  }

  #utcMs(ttDay: number): number {
    // Delta T changes by less than a millisecond in its own length, so reading it at the TT day is enough.
    return Math.round((ttDay - this.#tables.deltaT.daysAt(ttDay)) * MS_PER_DAY + J2000_MS)
  }
}

const opposite = (degrees: number): number => (degrees < 180 ? degrees + 180 : degrees - 180)

/** Degrees in [0, 360): the second subtraction catches what rounding lifts to 360. */
function reduce(degrees: number): number {
  const rest = degrees - 360 * Math.floor(degrees / 360)
  return rest < 360 ? rest : 0
}
