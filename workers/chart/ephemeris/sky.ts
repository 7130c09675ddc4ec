import type { Longitudes } from '~/domain/human-design/chart/chart'
import { LightDeflection, type Planet } from './light-deflection'
import type { SeriesTables } from './table-file'

/**
 * Apparent longitudes at TT days from J2000. The tables hold light time and aberration in the mean equinox of date;
 * nutation and the bending of light by the Sun, which would spoil their convergence, are added here.
 */
export class Sky {
  readonly #series: SeriesTables
  readonly #deflection: LightDeflection

  constructor(series: SeriesTables, deflection = new LightDeflection(series)) {
    this.#series = series
    this.#deflection = deflection
  }

  /** All 13 bodies, degrees [0, 360). */
  longitudesAt(day: number): Longitudes {
    const nutation = this.#series.nutation.at(day)
    const mean = this.#series.sun.at(day)
    const sun = reduce(mean + nutation)
    const node = reduce(this.#series.node.at(day) + nutation)
    return {
      sun,
      earth: opposite(sun),
      north_node: node,
      south_node: opposite(node),
      moon: reduce(this.#series.moon.at(day) + nutation),
      mercury: this.#planet('mercury', day, mean, nutation),
      venus: this.#planet('venus', day, mean, nutation),
      mars: this.#planet('mars', day, mean, nutation),
      jupiter: this.#planet('jupiter', day, mean, nutation),
      saturn: this.#planet('saturn', day, mean, nutation),
      uranus: this.#planet('uranus', day, mean, nutation),
      neptune: this.#planet('neptune', day, mean, nutation),
      pluto: this.#planet('pluto', day, mean, nutation),
    }
  }

  /** The Sun's longitude counted on past 360°, so that differences need no wrapping. */
  sunTravelAt(day: number): number {
    return this.#series.sun.at(day) + this.#series.nutation.at(day)
  }

  /** The Sun's motion in degrees a day, good to about 1e-4 of itself. */
  sunRateAt(day: number): number {
    return this.#series.sun.rateAt(day)
  }

  #planet(planet: Planet, day: number, sun: number, nutation: number): number {
    const longitude = this.#series[planet].at(day)
    return reduce(longitude + this.#deflection.at(planet, day, longitude, sun) + nutation)
  }
}

const opposite = (degrees: number): number => (degrees < 180 ? degrees + 180 : degrees - 180)

/** Degrees in [0, 360); rounding may lift a tiny negative angle to 360 itself. */
function reduce(degrees: number): number {
  const rest = degrees - 360 * Math.floor(degrees / 360)
  return rest < 360 ? rest : 0
}
