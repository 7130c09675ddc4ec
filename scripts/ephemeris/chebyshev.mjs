const FULL_CIRCLE = 360

/** The same angle in (−180, 180]. */
export const wrap = (degrees) => degrees - FULL_CIRCLE * Math.round(degrees / FULL_CIRCLE)

/**
 * Chebyshev coefficients (degrees) of `longitude(day) − rate·day` on one segment, by interpolation at twice as many
 * Chebyshev nodes as terms; cutting such a series is within a few percent of the best polynomial of that degree.
 */
function fitSegment(longitude, rate, start, length, terms) {
  const nodes = 2 * terms
  const values = []
  for (let j = 0; j < nodes; j++) {
    const x = Math.cos((Math.PI * (j + 0.5)) / nodes)
    const day = start + (length * (x + 1)) / 2
    const value = longitude(day) - rate * day
    values.push(j === 0 ? value : values[j - 1] + wrap(value - values[j - 1]))
  }
  return Array.from({ length: terms }, (_, k) => {
    const sum = values.reduce((total, value, j) => total + value * Math.cos((Math.PI * k * (j + 0.5)) / nodes), 0)
    return (sum * (k === 0 ? 1 : 2)) / nodes
  })
}

/** Straight line through `ys` (unwrapped angles at equal steps): the part the table need not hold. */
function trend(ys, step) {
  const middle = (ys.length - 1) / 2
  const mean = ys.reduce((total, y) => total + y, 0) / ys.length
  let above = 0
  let below = 0
  ys.forEach((y, i) => {
    above += (i - middle) * (y - mean)
    below += (i - middle) ** 2
  })
  return { slope: above / below / step, mean }
}

/**
 * Fits one series over [start, end): integer coefficients in `unit` degrees around a straight line.
 * `plan` is a row of SERIES_PLAN. Returns what a table row holds, rows in order of time, lowest term first.
 */
export function fitSeries(longitude, plan, start, end) {
  const { segmentDays, terms, roughRate } = plan
  const segments = Math.ceil((end - start) / segmentDays)
  const fits = []
  for (let i = 0; i < segments; i++) {
    fits.push(fitSegment(longitude, roughRate, start + i * segmentDays, segmentDays, terms))
  }
  for (let i = 1; i < segments; i++) fits[i][0] = fits[i - 1][0] + wrap(fits[i][0] - fits[i - 1][0])
  const line = trend(
    fits.map((fit) => fit[0]),
    segmentDays,
  )
  // Rounded, so that the file does not hang on the last bits of this sum.
  const correction = Number(line.slope.toFixed(9))
  const middle = start + (segments * segmentDays) / 2
  const offset = Number((line.mean - correction * middle).toFixed(6))
  const unit = plan.unitArcsec / 3600
  const rows = fits.map((fit, i) => {
    const centre = start + (i + 0.5) * segmentDays
    const rest = [fit[0] - offset - correction * centre, fit[1] - (correction * segmentDays) / 2, ...fit.slice(2)]
    return rest.map((coefficient) => Math.round(coefficient / unit))
  })
  return { startDay: start, segmentDays, segments, terms, unit, rate: roughRate + correction, offset, rows }
}
