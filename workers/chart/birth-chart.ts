import type { Longitudes } from '~/domain/human-design/chart/chart'
import type { Ephemeris } from './ephemeris/ephemeris'

export type BirthLongitudes = { designUtcMs: number; personality: Longitudes; design: Longitudes }

/**
 * The 26 longitudes of a chart: at birth and at the design instant, when the Sun stood 88° before.
 * `utcMs` is the birth instant in ms since 1970 UTC. Throws `OutOfRangeError` for births the tables do not cover.
 */
export function computeBirthLongitudes(ephemeris: Ephemeris, utcMs: number): BirthLongitudes {
  const designUtcMs = ephemeris.designInstant(utcMs)
  return { designUtcMs, personality: ephemeris.longitudesAt(utcMs), design: ephemeris.longitudesAt(designUtcMs) }
}
