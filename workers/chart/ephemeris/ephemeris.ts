import type { Longitudes } from '~/domain/human-design/chart/chart'
import { LightDeflection, SUN_RATE } from './light-deflection'
import { Motion, type Mover } from './motion'
import { assertInRange, EARLIEST_BIRTH_MS, EARLIEST_LONGITUDE_MS } from './range'
import { Sky } from './sky'
import { type DeltaT, openTables } from './table-file'

const MS_PER_DAY = 86_400_000
/** J2000 = 2000-01-01 12:00. */
const J2000_MS = Date.UTC(2000, 0, 1, 12)
/** How far the Sun stands back at the design instant, degrees. */
export const DESIGN_ARC = 88
/** 1e-9° of Sun is 0.09 ms of time. */
const SOLVED_DEGREES = 1e-9
/** Newton's method needs three. At the border of two segments it may swing by what the tables leave open (0.1 s). */
const MOST_STEPS = 5

export type Ephemeris = {
  /** Apparent geocentric longitudes of date of all 13 bodies, degrees [0, 360). Throws `OutOfRangeError`. */
  longitudesAt(utcMs: number): Longitudes
  /** One longitude as above, but counted on past 360°: it never jumps. */
  travelAt(mover: Mover, utcMs: number): number
  /** Degrees a day by which that longitude grows; negative when retrograde. */
  speedAt(mover: Mover, utcMs: number): number
  /** When the Sun stood exactly 88° before its place at a birth: whole ms, UTC. Throws `OutOfRangeError`. */
  designInstant(birthUtcMs: number): number
}

/**
 * An ephemeris on the bytes of `tables/ephemeris.bin`, wherever they come from. All instants are ms since 1970, UTC,
 * and UTC is taken as UT1 (the convention of the reference; leap seconds are ignored: less than a second of time).
 */
export function createEphemeris(tables: ArrayBuffer): Ephemeris {
  const { series, deltaT } = openTables(tables)
  const deflection = new LightDeflection(series)
  const sky = new Sky(series, deflection)
  const motion = new Motion(series, deflection)
  const dayWithin = (utcMs: number) => {
    assertInRange(utcMs, EARLIEST_LONGITUDE_MS)
    return ttDay(utcMs, deltaT)
  }
  return {
    longitudesAt: (utcMs) => sky.longitudesAt(dayWithin(utcMs)),
    travelAt: (mover, utcMs) => motion.travelAt(mover, dayWithin(utcMs)),
    // A UT day and a TT day differ by 3e-8 of themselves.
    speedAt: (mover, utcMs) => motion.speedAt(mover, dayWithin(utcMs)),
    designInstant: (birthUtcMs) => {
      assertInRange(birthUtcMs, EARLIEST_BIRTH_MS)
      const target = sky.sunTravelAt(ttDay(birthUtcMs, deltaT)) - DESIGN_ARC
      const guess = ttDay(birthUtcMs - (DESIGN_ARC / SUN_RATE) * MS_PER_DAY, deltaT)
      return utcMsOf(dayOfSunTravel(sky, target, guess), deltaT)
    },
  }
}

/** The TT day at which the Sun has travelled to `target` degrees, by Newton's method from a day near it. */
function dayOfSunTravel(sky: Sky, target: number, guess: number): number {
  let day = guess
  for (let step = 0; step < MOST_STEPS; step++) {
    const miss = sky.sunTravelAt(day) - target
    day -= miss / sky.sunRateAt(day)
    if (Math.abs(miss) < SOLVED_DEGREES) break
  }
  return day
}

function ttDay(utcMs: number, deltaT: DeltaT): number {
  const day = (utcMs - J2000_MS) / MS_PER_DAY
  return day + deltaT.daysAt(day)
}

function utcMsOf(ttDay: number, deltaT: DeltaT): number {
  // Delta T changes by microseconds within its own length, so it may be read at the TT day.
  return Math.round((ttDay - deltaT.daysAt(ttDay)) * MS_PER_DAY + J2000_MS)
}

type BirthLongitudes = { designUtcMs: number; personality: Longitudes; design: Longitudes }

/**
 * The 26 longitudes of a chart: at birth and at the design instant, when the Sun stood 88° before.
 * `utcMs` is the birth instant in ms since 1970 UTC. Throws `OutOfRangeError` for births the tables do not cover.
 */
export function computeBirthLongitudes(ephemeris: Ephemeris, utcMs: number): BirthLongitudes {
  const designUtcMs = ephemeris.designInstant(utcMs)
  return { designUtcMs, personality: ephemeris.longitudesAt(utcMs), design: ephemeris.longitudesAt(designUtcMs) }
}
