import { BODIES, type BodyCode } from '~/domain/human-design/terms/codes'
import type { LightDeflection, Planet } from './light-deflection'
import type { SeriesTables } from './table-file'

/** The bodies with a motion of their own: Earth and South Node always stand opposite the Sun and the North Node. */
export const CHARTED_MOVERS = BODIES.filter((body) => body !== 'earth' && body !== 'south_node')
/** Those, and Chiron, which is in no chart but has a return. */
export const MOVERS = [...CHARTED_MOVERS, 'chiron'] as const
export type Mover = (typeof MOVERS)[number]

/** Whose motion a body shares. */
export function moverOf(body: BodyCode): Mover {
  if (body === 'earth') return 'sun'
  return body === 'south_node' ? 'north_node' : body
}

const NAMES = { sun: 'sun', moon: 'moon', north_node: 'node' } as const

/** How far apart, in days to either side, the bending of light is looked at for its change. */
const DEFLECTION_STEP = 0.02

/** One body at a time, counted on past 360° so that nothing wraps: for finding when it reaches a longitude. TT days from J2000. */
export class Motion {
  readonly #series: SeriesTables
  readonly #deflection: LightDeflection

  constructor(series: SeriesTables, deflection: LightDeflection) {
    this.#series = series
    this.#deflection = deflection
  }

  /** Apparent longitude in degrees, the same as `Sky` gives but for whole circles; continuous. */
  travelAt(mover: Mover, day: number): number {
    const nutation = this.#series.nutation.at(day)
    if (mover === 'sun' || mover === 'moon' || mover === 'north_node') {
      return this.#series[NAMES[mover]].at(day) + nutation
    }
    const longitude = this.#series[mover].at(day)
    return longitude + this.#deflection.at(mover, day, longitude, this.#series.sun.at(day)) + nutation
  }

  /** Degrees a day by which the apparent longitude grows; negative when retrograde. */
  speedAt(mover: Mover, day: number): number {
    const nutation = this.#series.nutation.slopeAt(day)
    if (mover === 'sun' || mover === 'moon' || mover === 'north_node') {
      return this.#series[NAMES[mover]].slopeAt(day) + nutation
    }
    return this.#series[mover].slopeAt(day) + this.#deflectionRate(mover, day) + nutation
  }

  #deflectionRate(planet: Planet, day: number): number {
    const deflectionAt = (at: number) =>
      this.#deflection.at(planet, at, this.#series[planet].at(at), this.#series.sun.at(at))
    return (deflectionAt(day + DEFLECTION_STEP) - deflectionAt(day - DEFLECTION_STEP)) / (2 * DEFLECTION_STEP)
  }
}
