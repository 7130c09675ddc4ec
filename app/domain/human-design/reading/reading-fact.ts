import { bodygraphOf } from '../chart/bodygraph'
import type { Chart, Cross } from '../chart/chart'
import type { ChartFacts, GateActivation } from '../chart/chart-facts'
import { GATES_OF_CENTER } from '../terms/centers'
import { channelOf } from '../terms/channels'
import {
  type AngleCode,
  type AuthorityCode,
  type BodyCode,
  type CenterCode,
  type CenterState,
  type ChannelId,
  type DefinitionCode,
  type ProfileCode,
  type QuarterCode,
  SIDES,
  type Side,
  type TypeCode,
} from '../terms/codes'

/** The part of a chart that the written reading is composed from; every `Chart` is one. */
export type ReadableChart = ChartFacts & { activations: Record<Side, readonly GateActivation[]> }

/** Something that is true of a chart. The page highlights it in the drawing while its sentence is selected. */
export type ReadingFact =
  | { kind: 'type'; code: TypeCode }
  | { kind: 'authority'; code: AuthorityCode }
  | { kind: 'profile'; code: ProfileCode }
  | { kind: 'definition'; code: DefinitionCode }
  | { kind: 'cross'; angle: AngleCode; gates: Cross['gates'] }
  /** Where the Sun was at birth. */
  | { kind: 'quarter'; code: QuarterCode }
  | { kind: 'center'; center: CenterCode; state: CenterState }
  /** Undefined or open. */
  | { kind: 'white_center'; center: CenterCode }
  | { kind: 'channel'; channel: ChannelId }
  /** Neither of its gates is active. */
  | { kind: 'missing_channel'; channel: ChannelId }
  | { kind: 'channel_count'; count: number }
  | { kind: 'gate'; gate: number }
  | { kind: 'missing_gate'; gate: number }
  /** How many of the activations of `PERSONAL_BODIES` are in a gate. */
  | { kind: 'gate_count'; gate: number; count: number }
  /** Without a line where only the gate matters. */
  | { kind: 'activation'; side: Side; body: BodyCode; gate: number; line?: number }
  /** Defined centers that are joined with one another and with no other. */
  | { kind: 'part'; centers: CenterCode[] }
  /** All the missing gates that each alone would join two parts. */
  | { kind: 'joining_gates'; gates: number[] }
  | { kind: 'line_count'; line: number; count: number }
  /** All activations in the gates of a channel are of one side. */
  | { kind: 'channel_side'; channel: ChannelId; side: Side }
  /** None of the configurations in `rarities.ts`. */
  | { kind: 'no_rarity' }

/** The groups of joined centers of a chart, each in reading order, the largest first. */
export function partsOf({ gates, centers }: Pick<Chart, 'gates' | 'centers'>): CenterCode[][] {
  const order = Object.keys(centers) as CenterCode[]
  const parts = bodygraphOf(gates).parts.map((part) => order.filter((center) => part.has(center)))
  return parts.sort((one, other) => other.length - one.length || order.indexOf(one[0]!) - order.indexOf(other[0]!))
}

/** All 26 activations with their side, personality first, each side in the order of `BODIES`. */
export const activationsOf = ({ activations }: Pick<ReadableChart, 'activations'>) =>
  SIDES.flatMap((side) => activations[side].map(({ body, gate, line }) => ({ side, body, gate, line })))

/** Those that leave a gate within days or weeks, and the nodes. The outer planets are in one gate for all born in a season. */
export const PERSONAL_BODIES: readonly BodyCode[] = [
  'sun',
  'earth',
  'moon',
  'north_node',
  'south_node',
  'mercury',
  'venus',
  'mars',
]

/** The activations of `PERSONAL_BODIES`. */
export const personalActivationsOf = (chart: Pick<ReadableChart, 'activations'>) =>
  activationsOf(chart).filter(({ body }) => PERSONAL_BODIES.includes(body))

/** That a body of one side is in a gate, in whatever line. */
export const gateFact = ({ side, body, gate }: Omit<GateActivation, 'line'> & { side: Side }) =>
  ({ kind: 'activation', side, body, gate }) as const

/** The active gates of a center, ascending. */
export const gatesIn = ({ gates }: Pick<Chart, 'gates'>, center: CenterCode) =>
  gates.filter((gate) => GATES_OF_CENTER[center].includes(gate))

export const centerFact = ({ centers }: Pick<Chart, 'centers'>, center: CenterCode): ReadingFact => ({
  kind: 'center',
  center,
  state: centers[center],
})

/** That a center is defined, or that it isn't. */
export const colourFact = ({ centers }: Pick<Chart, 'centers'>, center: CenterCode): ReadingFact =>
  centers[center] === 'defined' ? { kind: 'center', center, state: 'defined' } : { kind: 'white_center', center }

export const channelFact = (channel: ChannelId): ReadingFact => ({ kind: 'channel', channel })

/** The activations in either gate of a channel. */
export const activationsIn = (chart: Pick<ReadableChart, 'activations'>, channel: ChannelId) =>
  activationsOf(chart).filter(({ gate }) => channelOf(channel).gates.includes(gate))

/** One activation of a chart as a fact. Throws where a side lacks the body. */
export function activationFact(chart: ReadableChart, side: Side, body: BodyCode) {
  const activation = chart.activations[side].find((each) => each.body === body)
  if (!activation) throw new RangeError(`No ${body} in ${side}`)
  return { kind: 'activation', side, body, gate: activation.gate, line: activation.line } as const
}
