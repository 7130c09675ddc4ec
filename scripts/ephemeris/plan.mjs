/** Days from J2000 (TT) that every table covers: 27 September 1899 12h to at least 3 January 2101. */
export const FIRST_DAY = -36620
export const LAST_DAY = 36893

/** Delta T, sampled densely enough that straight lines between the samples stay within 0.015 s of the model. */
export const DELTA_T_PLAN = { firstDay: FIRST_DAY, stepDays: 100, count: 737 }

const SUN_RATE = 0.98564736

/**
 * How each series is cut: days a segment, Chebyshev terms, size of one integer step. `roughRate` (degrees a day) only
 * has to follow the mean motion well enough that a segment never turns by half a circle against it.
 * The order is the order in the file. Longer segments make smaller files and slower evaluation.
 */
export const SERIES_PLAN = [
  { name: 'sun', segmentDays: 32, terms: 17, unitArcsec: 0.0003, roughRate: SUN_RATE },
  { name: 'moon', segmentDays: 16, terms: 19, unitArcsec: 0.0015, roughRate: 13.17639646 },
  { name: 'node', segmentDays: 16, terms: 29, unitArcsec: 0.002, roughRate: -0.05295376 },
  { name: 'mercury', segmentDays: 32, terms: 21, unitArcsec: 0.002, roughRate: SUN_RATE },
  { name: 'venus', segmentDays: 48, terms: 22, unitArcsec: 0.002, roughRate: SUN_RATE },
  { name: 'mars', segmentDays: 64, terms: 25, unitArcsec: 0.002, roughRate: 0.52407 },
  { name: 'jupiter', segmentDays: 64, terms: 25, unitArcsec: 0.0002, roughRate: 0.0831294 },
  { name: 'saturn', segmentDays: 64, terms: 25, unitArcsec: 0.0002, roughRate: 0.0334979 },
  { name: 'uranus', segmentDays: 96, terms: 31, unitArcsec: 0.0002, roughRate: 0.011769 },
  { name: 'neptune', segmentDays: 96, terms: 31, unitArcsec: 0.0002, roughRate: 0.00602 },
  { name: 'pluto', segmentDays: 96, terms: 31, unitArcsec: 0.0002, roughRate: 0.003973 },
  { name: 'chiron', segmentDays: 64, terms: 25, unitArcsec: 0.0002, roughRate: 0.01944 },
  { name: 'nutation', segmentDays: 32, terms: 19, unitArcsec: 0.0003, roughRate: 0 },
]
