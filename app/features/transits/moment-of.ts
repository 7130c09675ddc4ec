import { type Almanac, positionsAt } from '~/domain/human-design/transit/sky-month'
import { spansAt } from '~/domain/human-design/transit/transit-spans'
import type { Moment } from './transits'

export { changesBetween, openSkyMonth } from '~/domain/human-design/transit/sky-month'

/** The sky of an instant of this month, and what of it holds for a chart; without one, what holds for everyone. */
export const momentOf = (natal: readonly number[], almanac: Almanac, at: number): Moment => ({
  at,
  sky: positionsAt(almanac, at),
  spans: spansAt(natal, almanac, at),
  known: almanac.gatesIn,
})
