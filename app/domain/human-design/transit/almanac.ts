import { BODIES } from '../terms/codes'
import type { SkyMonth, TimeSpan } from './sky-month'
import type { Standing } from './standing'

/** From an instant on (milliseconds since 1970) a body stands there. */
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

/** Where all bodies stand at an instant of the month, in the order of `BODIES`. */
export const standingsAt = ({ gates, lines }: Almanac, at: number): Standing[] =>
  BODIES.map((body, index) => ({ body, gate: valueAt(gates[index]!, at), line: valueAt(lines[index]!, at) }))

const valueAt = (stays: readonly Stay[], at: number) => (stays.findLast((stay) => stay.at <= at) ?? stays[0]!).value

/** The instants between two others at which anything changes its gate, each once, in order of time. */
export function changesBetween({ changes }: Almanac, { from, to }: TimeSpan): number[] {
  return [...new Set(changes.flatMap(({ at }) => (at >= from && at < to ? [at] : [])))]
}
