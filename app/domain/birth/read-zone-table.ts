import { type ByteReader, createByteReader } from './zone-bytes'
import type { YearlyDate, YearlyRule, ZoneClock, ZoneTransition } from './zone-rule'

/** One zone, decoded. */
export interface Zone {
  /** Before the first transition. */
  initial: ZoneClock
  transitions: ZoneTransition[]
  /** After the last transition; null where the clock then stays as it is. */
  rule: YearlyRule | null
}

/** What all zones share, and where each begins. */
export interface ZoneDirectory {
  version: string
  clocks: ZoneClock[]
  rules: YearlyRule[]
  /** Zone name → number of its block; names of the same zone share one. */
  blockOf: Map<string, number>
  /** Byte at which each block starts. */
  blockStarts: number[]
}

/** Units of the steps between transitions, in seconds; the index is the step's two lowest bits. */
const stepUnits = [1, 60, 900, 3600] as const

/** An item that the format promises; its absence means a damaged file. */
function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError('The zone table is damaged')
  return item
}

function repeat<T>(count: number, read: () => T): T[] {
  return Array.from({ length: count }, read)
}

/** Decodes everything before the zone blocks. Throws RangeError on anything but a zone table. */
export function readZoneDirectory(bytes: Uint8Array): ZoneDirectory {
  const reader = createByteReader(bytes)
  if (reader.text() !== 'HDZ1') throw new RangeError('Not a zone table')
  const version = reader.text()
  const abbreviations = reader.text().split(' ')
  const clocks = repeat(reader.unsigned(), (): ZoneClock => {
    const offsetSeconds = reader.signed()
    const packed = reader.unsigned()
    return { offsetSeconds, isDaylightSaving: packed % 2 === 1, abbreviation: itemAt(abbreviations, packed >> 1) }
  })
  const rules = repeat(reader.unsigned(), (): YearlyRule => {
    const [standard, summer] = [itemAt(clocks, reader.unsigned()), itemAt(clocks, reader.unsigned())]
    return { standard, summer, starts: readYearlyDate(reader), ends: readYearlyDate(reader) }
  })
  const blockOf = new Map<string, number>()
  let name = ''
  for (let left = reader.unsigned(); left > 0; left -= 1) {
    // Each name keeps so many letters of the one before.
    name = name.slice(0, reader.unsigned()) + reader.text()
    blockOf.set(name, reader.unsigned())
  }
  const lengths = repeat(reader.unsigned(), reader.unsigned)
  let start = reader.position
  const blockStarts = lengths.map((length) => {
    start += length
    return start - length
  })
  return { version, clocks, rules, blockOf, blockStarts }
}

function readYearlyDate(reader: ByteReader): YearlyDate {
  return { month: reader.byte(), week: reader.byte(), weekday: reader.byte(), wallSeconds: reader.signed() }
}

/** Decodes the zone of one block. */
export function readZone(bytes: Uint8Array, directory: ZoneDirectory, block: number): Zone {
  const reader = createByteReader(bytes, itemAt(directory.blockStarts, block))
  const rule = reader.unsigned()
  const clocks = repeat(reader.unsigned(), () => itemAt(directory.clocks, reader.unsigned()))
  const clockIndexes = repeat(reader.unsigned(), reader.byte)
  let atSeconds = 0
  const transitions = clockIndexes.map((clockIndex, index): ZoneTransition => {
    atSeconds = index === 0 ? reader.signed() : atSeconds + readStep(reader)
    return { atSeconds, clock: itemAt(clocks, clockIndex) }
  })
  return { initial: itemAt(clocks, 0), transitions, rule: rule === 0 ? null : itemAt(directory.rules, rule - 1) }
}

function readStep(reader: ByteReader): number {
  const packed = reader.unsigned()
  return Math.floor(packed / 4) * itemAt(stepUnits, packed % 4)
}
