import type { ChannelId } from '~/domain/human-design/terms/codes'
import type { BodygraphData, GateState } from './bodygraph-data'
import { gatesOf, JUNCTION_OF, JUNCTIONS } from './channel-routes'
import { type Point, pointOf } from './geometry'

/** One coloured piece of a channel, in the state of the gates it speaks for. */
export type Piece = { gates: number[]; state: GateState; from: Point; to: Point }

type Gates = BodygraphData['gates']

/** The lit halves of a straight channel, each from its gate to the middle: none, one (a hanging gate) or two. */
export function halvesOf(id: ChannelId, gates: Gates): Piece[] {
  const [first, second] = gatesOf(id)
  const [x1, y1] = pointOf(first)
  const [x2, y2] = pointOf(second)
  const middle: Point = [(x1 + x2) / 2, (y1 + y2) / 2]
  return [first, second].flatMap((gate) => {
    const state = gates[gate]
    return state ? [{ gates: [gate], state, from: pointOf(gate), to: middle }] : []
  })
}

/** The lit pieces of the integration trunk: a stub a gate, and the span when both of its ends have someone. */
export function integrationPieces(gates: Gates): Piece[] {
  const active = Object.keys(JUNCTION_OF)
    .map(Number)
    .filter((gate) => gates[gate])
  const stubs = active.map((gate) => ({
    gates: [gate],
    state: gates[gate]!,
    from: pointOf(gate),
    to: JUNCTIONS[JUNCTION_OF[gate]!],
  }))
  const state = spanState(gates)
  return state ? [{ gates: active, state, from: JUNCTIONS[0], to: JUNCTIONS[1] }, ...stubs] : stubs
}

/** The state of the span between the junctions: lit when 20 or 10 meets 34 or 57, in the union of their states. */
export function spanState(gates: Gates): GateState | null {
  const states = (junction: 0 | 1) =>
    Object.entries(JUNCTION_OF).flatMap(([gate, at]) => (at === junction && gates[Number(gate)]) || [])
  const upper = states(0)
  const lower = states(1)
  if (!upper.length || !lower.length) return null
  const all = new Set([...upper, ...lower])
  if (all.has('both') || (all.has('personality') && all.has('design'))) return 'both'
  return all.has('personality') ? 'personality' : all.has('design') ? 'design' : 'active'
}

/** An SVG path through points, in straight lines. */
export const toPath = (points: readonly Point[]) => `M${points.map((point) => point.join(' ')).join('L')}`

/** The grey ground of the integration group: the span between its junctions, and the line to each from its two gates. */
export const INTEGRATION_TRUNK = [
  toPath(JUNCTIONS),
  ...Object.entries(JUNCTION_OF).map(([gate, at]) => toPath([pointOf(Number(gate)), JUNCTIONS[at]])),
].join('')
