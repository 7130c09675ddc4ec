const FORMAT = 1
const HEAD_NUMBERS = 6
const ENTRY_NUMBERS = 9

/** The series of the file, in its order; written by scripts/ephemeris/plan.mjs. */
const SERIES = [
  'sun',
  'moon',
  'node',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'chiron',
  'nutation',
] as const
export type SeriesTables = Record<(typeof SERIES)[number], ChebyshevSeries>

/**
 * Views on the bytes of `tables/ephemeris.bin`: nothing is copied or decoded here. Layout: scripts/ephemeris/pack.mjs.
 * The file is little-endian, as is every platform that runs JavaScript workers. Throws on a file of another format.
 */
export function openTables(bytes: ArrayBuffer): { series: SeriesTables; deltaT: DeltaT } {
  const [format, count] = new Float64Array(bytes, 0, HEAD_NUMBERS)
  if (format !== FORMAT || count !== SERIES.length) throw new Error('not an ephemeris file of this version')
  const numbers = new Float64Array(bytes, 0, HEAD_NUMBERS + ENTRY_NUMBERS * SERIES.length)
  const deltaValues = new Float64Array(bytes, numbers[5]!, numbers[4]!)
  return {
    series: Object.fromEntries(SERIES.map((name, i) => [name, openSeries(bytes, numbers, i)])) as SeriesTables,
    deltaT: new DeltaT(numbers[2]!, numbers[3]!, deltaValues),
  }
}

function openSeries(bytes: ArrayBuffer, numbers: Float64Array, index: number): ChebyshevSeries {
  const at = HEAD_NUMBERS + ENTRY_NUMBERS * index
  const layout = {
    startDay: numbers[at]!,
    segmentDays: numbers[at + 1]!,
    segments: numbers[at + 2]!,
    terms: numbers[at + 3]!,
    unit: numbers[at + 4]!,
    rate: numbers[at + 5]!,
    offset: numbers[at + 6]!,
  }
  const widths = new Uint8Array(bytes, numbers[at + 7]!, layout.terms)
  const rowBits = widths.reduce((sum, width) => sum + width, 0)
  return new ChebyshevSeries(
    layout,
    widths,
    new Uint32Array(bytes, numbers[at + 8]!, Math.ceil((rowBits * layout.segments) / 32)),
  )
}

/** How one table is laid out; the fields stand in this order in the file (scripts/ephemeris/pack.mjs). */
type SeriesLayout = {
  startDay: number
  segmentDays: number
  segments: number
  terms: number
  /** Degrees of one integer step. */
  unit: number
  /** The straight line the table is counted from: degrees a day, degrees at day 0. */
  rate: number
  offset: number
}

/**
 * A longitude as Chebyshev series on equal segments. The coefficients are signed integers of fixed width per term,
 * packed as one bit stream, highest term first: the order in which Clenshaw's recurrence wants them.
 */
class ChebyshevSeries {
  readonly layout: SeriesLayout
  readonly #widths: Uint8Array
  readonly #words: Uint32Array
  readonly #rowBits: number

  constructor(layout: SeriesLayout, widths: Uint8Array, words: Uint32Array) {
    this.layout = layout
    this.#widths = widths
    this.#words = words
    this.#rowBits = widths.reduce((sum, width) => sum + width, 0)
  }

  /** Degrees (not reduced to a circle) at a TT day counted from J2000. The caller stays inside the table. */
  at(day: number): number {
    const { startDay, segmentDays, terms, unit, rate, offset } = this.layout
    const widths = this.#widths
    const words = this.#words
    const place = (day - startDay) / segmentDays
    const segment = Math.floor(place)
    const x2 = 4 * (place - segment) - 2
    let bit = segment * this.#rowBits
    let previous = 0
    let sum = 0
    for (let k = terms - 1; ; k--) {
      const width = widths[k]!
      const coefficient = signedBits(words, bit, width)
      if (k === 0) return offset + rate * day + unit * (coefficient + 0.5 * x2 * sum - previous)
      const next = coefficient + x2 * sum - previous
      previous = sum
      sum = next
      bit += width
    }
  }

  /** Degrees a day: the exact slope of what `at` gives, by the derivative of Clenshaw's recurrence. */
  slopeAt(day: number): number {
    const { startDay, segmentDays, terms, unit, rate } = this.layout
    const widths = this.#widths
    const words = this.#words
    const place = (day - startDay) / segmentDays
    const segment = Math.floor(place)
    const x2 = 4 * (place - segment) - 2
    let bit = segment * this.#rowBits
    let [previous, sum, previousSlope, slope] = [0, 0, 0, 0]
    for (let k = terms - 1; k > 0; k--) {
      const width = widths[k]!
      const next = signedBits(words, bit, width) + x2 * sum - previous
      const nextSlope = 2 * sum + x2 * slope - previousSlope
      previous = sum
      sum = next
      previousSlope = slope
      slope = nextSlope
      bit += width
    }
    // By x, which runs from -1 to 1 over a segment.
    const byX = sum + 0.5 * x2 * slope - previousSlope
    return rate + (unit * byX * 2) / segmentDays
  }

  /** Degrees a day, from the change over two hours: good to about 1e-4 of the rate, enough for Newton's method. */
  rateAt(day: number): number {
    return (this.at(day + 1 / 24) - this.at(day - 1 / 24)) * 12
  }
}

/** The signed integer of `width` bits that begins at a bit of the stream. */
function signedBits(words: Uint32Array, bit: number, width: number): number {
  const word = bit >>> 5
  const shift = bit & 31
  let raw = words[word]! >>> shift
  if (shift + width > 32) raw |= words[word + 1]! << (32 - shift)
  return (raw << (32 - width)) >> (32 - width)
}

const SECONDS_PER_DAY = 86_400

/** TT − UT1, sampled at equal steps of UT days from J2000. */
export class DeltaT {
  readonly #firstDay: number
  readonly #stepDays: number
  readonly #seconds: Float64Array

  constructor(firstDay: number, stepDays: number, seconds: Float64Array) {
    this.#firstDay = firstDay
    this.#stepDays = stepDays
    this.#seconds = seconds
  }

  /** Days from UT to TT at a UT day, on the straight line between two samples. */
  daysAt(utDay: number): number {
    const place = (utDay - this.#firstDay) / this.#stepDays
    const index = Math.floor(place)
    const before = this.#seconds[index]!
    return (before + (place - index) * (this.#seconds[index + 1]! - before)) / SECONDS_PER_DAY
  }
}
