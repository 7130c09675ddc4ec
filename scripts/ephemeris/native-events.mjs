import { BODY_NUMBERS, J2000 } from './reference.mjs'

const SWIEPH = 2
const SPEED = 256
const MS_PER_DAY = 86_400_000
const J2000_MS = Date.UTC(2000, 0, 1, 12)

/**
 * When something happens, by native `sweph` and nothing of this project's: steps so small that nothing hides in them, then
 * plain halving to a millisecond. Slow on purpose. UTC is taken as UT1 and Delta T is the Swiss Ephemeris' own.
 */
export function openNativeEvents(sweph) {
  const calculate = (body, utcMs) => {
    const jd = (utcMs - J2000_MS) / MS_PER_DAY + J2000
    const { flag, data, error } = sweph.calc_ut(jd, BODY_NUMBERS[body], SWIEPH | SPEED)
    if (flag !== (SWIEPH | SPEED)) throw new Error(`${body}: ${error}`)
    return data
  }
  const longitude = (body) => (utcMs) => calculate(body, utcMs)[0]
  const speed = (body) => (utcMs) => calculate(body, utcMs)[3]
  /** Degrees a day by differences over five longitudes: the speed that `sweph` itself gives is up to 0.02″ a day beside it. */
  const slope = (body) => (utcMs) => {
    const step = 0.1 * MS_PER_DAY
    const lon = (steps) => calculate(body, utcMs + steps * step)[0]
    return (8 * wrap(lon(1) - lon(-1)) - wrap(lon(2) - lon(-2))) / 1.2
  }
  const elongation = (utcMs) => calculate('moon', utcMs)[0] - calculate('sun', utcMs)[0]
  return { longitude, speed, slope, elongation, crossings, zeros }
}

/** All crossings in (from, to] of angles `first + k · every`: when, which (k, 0 ≤ angle < 360), which way. */
function crossings(angle, { from, to, step, first, every }) {
  const found = []
  const count = Math.round(360 / every)
  const place = (utcMs) => (((angle(utcMs) - first) % 360) + 360) % 360
  let before = place(from)
  for (let at = from; at < to; at += step) {
    const end = Math.min(to, at + step)
    const after = place(end)
    const moved = wrap(after - before)
    const [low, high] = [Math.floor(before / every), Math.floor((before + moved) / every)]
    for (let k = Math.min(low, high) + 1; k <= Math.max(low, high); k++) {
      const mark = k * every
      const instant = halve((utcMs) => wrap(place(utcMs) - mark) >= 0, at, end)
      found.push({ at: instant, index: ((k % count) + count) % count, isForward: moved > 0 })
    }
    before = after
  }
  return found.sort((one, other) => one.at - other.at)
}

/** All changes of sign in (from, to]. */
function zeros(curve, { from, to, step }) {
  const found = []
  let before = curve(from) >= 0
  for (let at = from; at < to; at += step) {
    const end = Math.min(to, at + step)
    const after = curve(end) >= 0
    if (after !== before) found.push({ at: halve((utcMs) => curve(utcMs) >= 0, at, end), isRising: after })
    before = after
  }
  return found
}

function halve(test, from, to) {
  const atStart = test(from)
  let [low, high] = [from, to]
  while (high - low > 0.5) {
    const middle = (low + high) / 2
    if (test(middle) === atStart) low = middle
    else high = middle
  }
  return Math.round(high)
}

const wrap = (degrees) => degrees - 360 * Math.round(degrees / 360)
