import type { PentaPart } from '~/domain/human-design/composite/penta'
import type { ShownChannel } from './penta'

// The drawing's own space: 360 × 720 units, origin top left. Throat, G and Sacral stand one above the other, with three
// channels between each two of them.

export const VIEW_BOX = '0 0 360 720'
export const GATE_RADIUS = 17
/** Of the circle that takes a press: 24 px across where the drawing is 188 px wide, less than any phone gives it. */
export const TARGET_RADIUS = GATE_RADIUS + 6
export const MARK_RADIUS = 11

/** Gates of the G; the others of a channel are at the Throat or at the Sacral. */
const AT_G = [7, 1, 13, 15, 2, 46]
const COLUMNS = [72, 180, 288]

/** Where the gate at the G stands, where the other one does, and which way the channel goes between them. */
const ROWS: Record<PentaPart, { g: number; outer: number; towardsG: 1 | -1 }> = {
  upper: { g: 328, outer: 64, towardsG: 1 },
  lower: { g: 392, outer: 656, towardsG: -1 },
}
/** From a gate to those who hold it, beyond the edge of its center. */
const MARKS_FROM_OUTER = 56
const MARKS_FROM_G = 84

export type Place = { x: number; y: number; marksY: number }

/** Where the two gates of a channel stand, as it names them, and the middle between them. `column`: 0 to 2, from the left. */
export function placesOf({ part, gates }: Pick<ShownChannel, 'part' | 'gates'>, column: number) {
  const x = COLUMNS[column] ?? 0
  const { g, outer, towardsG } = ROWS[part]
  const placeOf = ({ gate }: { gate: number }): Place =>
    AT_G.includes(gate)
      ? { x, y: g, marksY: g - towardsG * MARKS_FROM_G }
      : { x, y: outer, marksY: outer + towardsG * MARKS_FROM_OUTER }
  return { gates: [placeOf(gates[0]), placeOf(gates[1])] as const, middle: (g + outer) / 2, x }
}

/** Where each of those who hold a gate is written, beside one another; five stand a little closer. */
export function markXs(x: number, count: number): number[] {
  const step = 2 * MARK_RADIUS + (count < 5 ? 1 : -1)
  return Array.from({ length: count }, (_, at) => x + (at - (count - 1) / 2) * step)
}
