import { readZone, readZoneDirectory, type Zone, type ZoneDirectory } from './read-zone-table'
import { yearlyTransitions, type ZoneClock, type ZoneTransition } from './zone-rule'

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
 * The packed table of `npm run zones:generate`. Nothing is decoded before the first question; then the list of names
 * once, and each zone when it is first asked for.
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
