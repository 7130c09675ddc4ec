import { DeltaT } from './delta-t'
import { ChebyshevSeries } from './series'

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
