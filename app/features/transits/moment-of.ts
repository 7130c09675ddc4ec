import { type Almanac, standingsAt } from '~/domain/human-design/transit/almanac'
import { spansAt } from '~/domain/human-design/transit/spans-at'
import type { Moment } from './transits'

export { changesBetween, openSkyMonth } from '~/domain/human-design/transit/almanac'

/** The sky of an instant of this month, and what of it holds for a chart; without one, what holds for everyone. */
export const momentOf = (natal: readonly number[], almanac: Almanac, at: number): Moment => ({
  at,
  sky: standingsAt(almanac, at),
  spans: spansAt(natal, almanac, at),
  known: almanac.gatesIn,
})
