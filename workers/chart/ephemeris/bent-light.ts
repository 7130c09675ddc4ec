import { lightDeflection } from './deflection'
import { CHIRON_ORBIT, meanOrbit, type Orbit, PLUTO_ORBIT } from './orbit'
import type { SeriesTables } from './table-file'

/** Bodies that orbit the Sun, the Earth left out. */
export type Planet = 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | 'chiron'

/** The Sun's mean motion, degrees a day. */
export const SUN_RATE = 0.98564736

/** How far the Sun's mass moves each planet in the sky: it would spoil the tables' convergence, so it is added to them. */
export class BentLight {
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
