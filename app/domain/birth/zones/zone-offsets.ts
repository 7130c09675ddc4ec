import { type ByteReader, createByteReader } from './zone-bytes'

/** A stretch of time during which a zone's clock does not jump. */
export interface ZoneStretch extends ZoneClock {
  /** First instant, milliseconds since 1970 UTC; -Infinity for the oldest stretch. */
  startMs: number
  /** First instant after it; Infinity for the newest. */
  endMs: number
  /** Before the zone's first standard time: the offset is that of the zone's own city by the Sun. */
  isLocalMeanTime: boolean
}

export interface ZoneTable {
  /** Version of the time zone database, for instance "2026f". */
  readonly version: string
  has(zone: string): boolean
  /** All names, old spellings included, sorted. */
  names(): string[]
  /**
   * The stretches that touch the time from `windowMs` before to `windowMs` after an instant, in order.
   * Throws RangeError on an unknown zone.
   */
  offsetsAround(zone: string, epochMs: number, windowMs: number): ZoneStretch[]
}

/**
 * The packed table of `npm run zones:generate`. The list of names is decoded with the first
 * lookup, each zone with its own first lookup.
 */
export function createZoneTable(source: ArrayBuffer): ZoneTable {
  const bytes = new Uint8Array(source)
  const zones = new Map<number, Zone>()
  let directory: ZoneDirectory | undefined
  const open = () => {
    directory ??= readZoneDirectory(bytes)
    return directory
  }
  const zoneOf = (name: string): Zone => {
    const block = open().blockOf.get(name)
    if (block === undefined) throw new RangeError(`Unknown time zone: ${name}`)
    const zone = zones.get(block) ?? readZone(bytes, open(), block)
    zones.set(block, zone)
    return zone
  }
  return {
    get version() {
      return open().version
    },
    has: (name) => open().blockOf.has(name),
    names: () => [...open().blockOf.keys()],
    offsetsAround: (name, epochMs, windowMs) => stretchesBetween(zoneOf(name), epochMs - windowMs, epochMs + windowMs),
  }
}

/** Local mean time, and "unknown, nobody there" (some Arctic and Antarctic zones before their first standard time). */
const sunTimeNames = new Set(['LMT', '-00'])

function stretchesBetween(zone: Zone, fromMs: number, toMs: number): ZoneStretch[] {
  const stretches: ZoneStretch[] = []
  let clock = zone.initial
  let startMs = Number.NEGATIVE_INFINITY
  let hadStandardTime = false
  const close = (endMs: number) => {
    hadStandardTime ||= !sunTimeNames.has(clock.abbreviation)
    if (endMs <= fromMs || startMs > toMs) return
    stretches.push({ ...clock, startMs, endMs, isLocalMeanTime: !hadStandardTime })
  }
  for (const transition of transitionsUntil(zone, fromMs, toMs)) {
    close(transition.atSeconds * 1000)
    clock = transition.clock
    startMs = transition.atSeconds * 1000
    if (startMs > toMs) return stretches
  }
  close(Number.POSITIVE_INFINITY)
  return stretches
}

/** The listed transitions and, after them, those of the rule: a year more on both sides, so that stretches have true ends. */
function transitionsUntil({ rule, transitions }: Zone, fromMs: number, toMs: number): ZoneTransition[] {
  const last = transitions.at(-1)
  if (!rule || !last || toMs <= last.atSeconds * 1000) return transitions
  const firstYear = new Date(Math.max(fromMs, last.atSeconds * 1000)).getUTCFullYear() - 1
  const lastYear = new Date(toMs).getUTCFullYear() + 1
  const made = Array.from({ length: lastYear - firstYear + 1 }, (_, index) =>
    yearlyTransitions(rule, firstYear + index),
  )
  return [...transitions, ...made.flat().filter((transition) => transition.atSeconds > last.atSeconds)]
}

/** What a zone's clocks show during some time. */
interface ZoneClock {
  /** Seconds east of Greenwich. */
  offsetSeconds: number
  isDaylightSaving: boolean
  /** The database's short name, for instance "MSK", "+03", "LMT". */
  abbreviation: string
}

/** From this instant (seconds since 1970, UTC) the clock shows `clock`. */
interface ZoneTransition {
  atSeconds: number
  clock: ZoneClock
}

/** A day of each year: the `week`th (5 = last) `weekday` (0 = Sunday) of `month` (1–12), and the wall clock there. */
interface YearlyDate {
  month: number
  week: number
  weekday: number
  /** Seconds after that day's midnight; may be negative or above a day. */
  wallSeconds: number
}

/** Daylight saving that goes on every year after the last listed transition. */
interface YearlyRule {
  standard: ZoneClock
  summer: ZoneClock
  starts: YearlyDate
  ends: YearlyDate
}

function instantOf(year: number, date: YearlyDate, offsetBeforeSeconds: number): number {
  const firstWeekday = new Date(Date.UTC(year, date.month - 1, 1)).getUTCDay()
  const daysInMonth = new Date(Date.UTC(year, date.month, 0)).getUTCDate()
  const day = 1 + ((date.weekday - firstWeekday + 7) % 7) + (date.week - 1) * 7
  const existingDay = day > daysInMonth ? day - 7 : day
  return Date.UTC(year, date.month - 1, existingDay) / 1000 + date.wallSeconds - offsetBeforeSeconds
}

/** The two transitions that a rule makes in one calendar year, in order of time. */
function yearlyTransitions(rule: YearlyRule, year: number): ZoneTransition[] {
  const toSummer = { atSeconds: instantOf(year, rule.starts, rule.standard.offsetSeconds), clock: rule.summer }
  const toStandard = { atSeconds: instantOf(year, rule.ends, rule.summer.offsetSeconds), clock: rule.standard }
  return toSummer.atSeconds < toStandard.atSeconds ? [toSummer, toStandard] : [toStandard, toSummer]
}

/** One zone, decoded. */
interface Zone {
  /** Before the first transition. */
  initial: ZoneClock
  transitions: ZoneTransition[]
  /** After the last transition; null where the clock then stays as it is. */
  rule: YearlyRule | null
}

/** What all zones share, and where each begins. */
interface ZoneDirectory {
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
function readZoneDirectory(bytes: Uint8Array): ZoneDirectory {
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
function readZone(bytes: Uint8Array, directory: ZoneDirectory, block: number): Zone {
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
