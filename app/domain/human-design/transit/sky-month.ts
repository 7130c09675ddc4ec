import type { Ingress } from '../service/sky-event.schema'
import { BODIES } from '../terms/codes'
import { COVERED_SKY, type SkyPosition } from './sky'

const DAY_MS = 86_400_000
/** How long before a month its gates start, so that most facts of the month begin within the data. */
const DAYS_BEFORE = 150
/** The longest span of one request to the chart service. */
const DAYS_IN_ALL = 400

/** Instants in milliseconds since 1970. */
export type TimeSpan = { from: number; to: number }

/**
 * A month of the sky, small enough to be sent: of each body, in the order of `BODIES`, when it entered which gate (over more
 * than a year, so that it is known from when until when something holds) and which line (in the month and a day on either side,
 * for the clocks of all zones). Each list alternates between seconds after the previous entry and the gate or line; the first
 * is what holds at the beginning. An instant is the first whole second at which it is so.
 */
export type SkyMonth = { month: string; gatesIn: TimeSpan; linesIn: TimeSpan; gates: number[][]; lines: number[][] }

/** The spans to request for a month `YYYY-MM`: the sky at the beginning of both, and the changes in them. */
export function spansOfMonth(month: string): Pick<SkyMonth, 'gatesIn' | 'linesIn'> {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const [first, next] = [Date.UTC(year, number - 1), Date.UTC(year, number)]
  const gatesFrom = Math.max(COVERED_SKY.from, first - DAYS_BEFORE * DAY_MS)
  return {
    gatesIn: { from: gatesFrom, to: Math.min(COVERED_SKY.to, gatesFrom + DAYS_IN_ALL * DAY_MS) },
    linesIn: { from: first - DAY_MS, to: Math.min(COVERED_SKY.to, next + DAY_MS) },
  }
}

type SkyRecord = { sky: readonly SkyPosition[]; ingresses: readonly Ingress[] }

/** Packs a month: the positions at the beginning of each span, and every change after it, in order of time. */
export function packSkyMonth(month: string, gates: SkyRecord, lines: SkyRecord): SkyMonth {
  const { gatesIn, linesIn } = spansOfMonth(month)
  return { month, gatesIn, linesIn, gates: pack(gates, gatesIn, 'gate'), lines: pack(lines, linesIn, 'line') }
}

const secondsAfter = (at: string, from: number) => Math.ceil((Date.parse(at) - from) / 1000)

function pack({ sky, ingresses }: SkyRecord, { from }: TimeSpan, what: 'gate' | 'line'): number[][] {
  return BODIES.map((body) => {
    const start = sky.find((each) => each.body === body)
    if (!start) throw new Error(`The sky lacks ${body}`)
    const list = [0, start[what]]
    let last = 0
    for (const ingress of ingresses) {
      if (ingress.body !== body || ingress[what] === list.at(-1)) continue
      const seconds = secondsAfter(ingress.at, from)
      list.push(seconds - last, ingress[what])
      last = seconds
    }
    return list
  })
}

/** From an instant on (milliseconds since 1970) a body is in this gate or line. */
type Stay = { at: number; value: number }

/** A body leaves one gate for another. */
export type GateChange = { at: number; left: number; entered: number }

/** A month of the sky, opened to be looked into. */
export type Almanac = Pick<SkyMonth, 'month' | 'gatesIn' | 'linesIn'> & {
  gates: readonly Stay[][]
  lines: readonly Stay[][]
  /** Every change of gate, in order of time. */
  changes: readonly GateChange[]
}

/** Opens a month of the sky. */
export function openSkyMonth({ month, gatesIn, linesIn, gates, lines }: SkyMonth): Almanac {
  const stays = gates.map((list) => unpack(list, gatesIn))
  const changes = stays.flatMap((of) =>
    of.slice(1).map(({ at, value }, index) => ({ at, left: of[index]!.value, entered: value })),
  )
  return {
    ...{ month, gatesIn, linesIn, gates: stays },
    lines: lines.map((list) => unpack(list, linesIn)),
    changes: changes.sort((one, other) => one.at - other.at),
  }
}

function unpack(list: readonly number[], { from }: TimeSpan): Stay[] {
  const stays: Stay[] = []
  let at = from
  for (let index = 0; index < list.length; index += 2) {
    at += list[index]! * 1000
    stays.push({ at, value: list[index + 1]! })
  }
  return stays
}

/** The positions of all bodies at an instant of the month, in the order of `BODIES`. */
export const positionsAt = ({ gates, lines }: Almanac, at: number): SkyPosition[] =>
  BODIES.map((body, index) => ({ body, gate: valueAt(gates[index]!, at), line: valueAt(lines[index]!, at) }))

const valueAt = (stays: readonly Stay[], at: number) => (stays.findLast((stay) => stay.at <= at) ?? stays[0]!).value

/** The instants between two others at which anything changes its gate, each once, in order of time. */
export function changesBetween({ changes }: Almanac, { from, to }: TimeSpan): number[] {
  return [...new Set(changes.flatMap(({ at }) => (at >= from && at < to ? [at] : [])))]
}
