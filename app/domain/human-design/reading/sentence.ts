import { bodygraphOf } from '../bodygraph'
import { joiningGates } from '../bridging'
import { GATES_OF_CENTER } from '../centers'
import type { Chart, Cross } from '../chart'
import type { ChartFacts, Stand } from '../chart-facts'
import {
  type AngleCode,
  type AuthorityCode,
  type BodyCode,
  type CenterCode,
  type CenterState,
  type ChannelId,
  type CircuitCode,
  type DefinitionCode,
  type ProfileCode,
  type QuarterCode,
  SIDES,
  type Side,
  type TypeCode,
} from '../codes'

/** The part of a chart that the written reading is composed from; every `Chart` is one. */
export type ReadableChart = ChartFacts & { activations: Record<Side, readonly Stand[]> }

/** Something that is true of a chart. The page highlights it in the drawing while its sentence is selected. */
export type ReadingFact =
  | { kind: 'type'; code: TypeCode }
  | { kind: 'authority'; code: AuthorityCode }
  | { kind: 'profile'; code: ProfileCode }
  | { kind: 'definition'; code: DefinitionCode }
  | { kind: 'cross'; angle: AngleCode; gates: Cross['gates'] }
  | { kind: 'center'; center: CenterCode; state: CenterState }
  | { kind: 'channel'; channel: ChannelId }
  | { kind: 'channel_count'; count: number }
  | { kind: 'gate'; gate: number }
  | { kind: 'missing_gate'; gate: number }
  /** Without a line where only the gate matters. */
  | { kind: 'activation'; side: Side; body: BodyCode; gate: number; line?: number }
  /** Defined centers that are joined with one another and with no other. */
  | { kind: 'part'; centers: CenterCode[] }
  /** All the missing gates that each alone would join two parts. */
  | { kind: 'joining_gates'; gates: number[] }
  | { kind: 'line_count'; line: number; count: number }

/** What a sentence names, as codes; `app/locales` has the words for them. */
export type ReadingValues = {
  gate?: number
  partnerGate?: number
  gates?: number[]
  channel?: ChannelId
  channels?: ChannelId[]
  center?: CenterCode
  otherCenter?: CenterCode
  centers?: CenterCode[]
  otherCenters?: CenterCode[]
  thirdCenters?: CenterCode[]
  fourthCenters?: CenterCode[]
  line?: number
  cross?: Pick<Cross, 'angle' | 'name' | 'variation'>
  profile?: ProfileCode
  count?: number
}

type LineNumber = 1 | 2 | 3 | 4 | 5 | 6

/** The centers that a channel can join with the center of an authority. */
export type CompanionCode = Exclude<CenterCode, 'head' | 'ajna' | 'solar_plexus'>

/** Type, strategy, authority, profile and definition, at length and in the short form. */
export type CoreReadingKey =
  | `type.${TypeCode}`
  | `type.${TypeCode}.day`
  | `reason.${'sacral' | 'motor_direct' | 'motor_through' | 'motor_apart' | 'motor_none' | 'all_open'}`
  | `strategy.${TypeCode}`
  | `strategy.${TypeCode}.example`
  | `signal.${TypeCode}`
  | `authority.${AuthorityCode}`
  | `authority.${AuthorityCode}.practice`
  | `wave.${Exclude<CircuitCode, 'integration'>}`
  | `companion.${CompanionCode}`
  | `profile.${ProfileCode}`
  | `profile.${ProfileCode}.advice`
  | `line.${LineNumber}.${Side}`
  | `definition.${DefinitionCode}`
  | `definition.${DefinitionCode}.advice`
  | `parts.${1 | 2 | 3 | 4}`
  | `uncertain.${'day' | 'around'}`
  | `alternatives.${AlternativeSubject}`
  | `short.${TypeCode | AuthorityCode | ProfileCode}`

/** Centers, channels, cross, what is unusual, and the closing. */
export type ChartReadingKey =
  | `open.${'some' | 'one' | 'all' | 'none' | 'rest' | 'rest_single'}`
  | `center.${CenterCode}.${'undefined' | 'open'}`
  | `holds.${1 | 2}`
  | `channels.${'single' | 'count' | 'none' | 'rest'}`
  | `lead.${'only' | 1 | 2 | 3 | 4 | 5}`
  | `known.${Side}`
  | `circuit.${CircuitCode}`
  | `certain.${'channels' | 'no_channels' | 'centers'}`
  | 'likely.channel'
  | 'cross.name'
  | `angle.${AngleCode}`
  | `quarter.${QuarterCode}`
  | `cross.${Side}.${'sun' | 'earth'}`
  | `met.${Side}.${'sun' | 'earth'}`
  | `rare.${RarityId | 'typical'}`
  | `share.${1 | 2}`
  | `hanging.${1 | 2}`
  | `node.${'north' | 'south'}`
  | `node.${'north' | 'south'}.met`
  | `bridge.${'gate' | 'gates' | 'wide'}`
  | `try.${TypeCode}`
  | `decide.${AuthorityCode}`
  | `notice.${CenterCode | 'none'}`
  | 'close'

/** The texts of a reading, one key each. */
export type ReadingKey = CoreReadingKey | ChartReadingKey | `gate.${number}` | `channel.${ChannelId}`

/** What an uncertain time may leave open. */
export type AlternativeSubject = 'type' | 'authority' | 'profile' | 'definition' | 'cross'

export const RARITY_IDS = [
  'reflector',
  'quadruple_split',
  'triple_split',
  'ego_manifested',
  'ego_projected',
  'self_projected',
  'mental',
  'rare_profile',
  'many_channels',
  'one_channel',
  'one_open_center',
  'bare_centers',
  'repeated_gate',
  'one_circuit',
  'no_motor',
  'all_motors',
  'frequent_line',
  'missing_line',
] as const
export type RarityId = (typeof RARITY_IDS)[number]

/** One statement, and the facts that make it true; the text may be a sentence or two. */
export type Sentence = { key: ReadingKey; values?: ReadingValues; facts: ReadingFact[] }

/** Whether a fact is true of a chart. */
export function holds(chart: ReadableChart, fact: ReadingFact): boolean {
  switch (fact.kind) {
    case 'type':
    case 'authority':
    case 'profile':
    case 'definition':
      return chart[fact.kind] === fact.code
    case 'cross':
      return chart.cross.angle === fact.angle && chart.cross.gates.join() === fact.gates.join()
    case 'center':
      return chart.centers[fact.center] === fact.state
    case 'channel':
      return chart.channels.includes(fact.channel)
    case 'channel_count':
      return chart.channels.length === fact.count
    case 'gate':
      return chart.gates.includes(fact.gate)
    case 'missing_gate':
      return !chart.gates.includes(fact.gate)
    case 'activation':
      return chart.activations[fact.side].some(
        ({ body, gate, line }) =>
          body === fact.body && gate === fact.gate && (fact.line === undefined || line === fact.line),
      )
    case 'part':
      return partsOf(chart).some((part) => part.join() === fact.centers.join())
    case 'joining_gates':
      return joiningGates(bodygraphOf(chart.gates)).join() === fact.gates.join()
    case 'line_count':
      return activationsOf(chart).filter(({ line }) => line === fact.line).length === fact.count
  }
}

/** The groups of joined centers of a chart, each in reading order, the largest first. */
export function partsOf({ gates, centers }: Pick<Chart, 'gates' | 'centers'>): CenterCode[][] {
  const order = Object.keys(centers) as CenterCode[]
  const parts = bodygraphOf(gates).parts.map((part) => order.filter((center) => part.has(center)))
  return parts.sort((one, other) => other.length - one.length || order.indexOf(one[0]!) - order.indexOf(other[0]!))
}

/** All 26 activations with their side, personality first, each side in the order of `BODIES`. */
export const activationsOf = ({ activations }: Pick<ReadableChart, 'activations'>) =>
  SIDES.flatMap((side) => activations[side].map(({ body, gate, line }) => ({ side, body, gate, line })))

/** That a body of one side is in a gate, in whatever line. */
export const gateFact = ({ side, body, gate }: Omit<Stand, 'line'> & { side: Side }) =>
  ({ kind: 'activation', side, body, gate }) as const

/** The active gates of a center, ascending. */
export const gatesIn = ({ gates }: Pick<Chart, 'gates'>, center: CenterCode) =>
  gates.filter((gate) => GATES_OF_CENTER[center].includes(gate))

export const centerFact = ({ centers }: Pick<Chart, 'centers'>, center: CenterCode): ReadingFact => ({
  kind: 'center',
  center,
  state: centers[center],
})

export const channelFact = (channel: ChannelId): ReadingFact => ({ kind: 'channel', channel })

/** One activation of a chart as a fact. Throws where a side lacks the body. */
export function activationFact(chart: ReadableChart, side: Side, body: BodyCode) {
  const stand = chart.activations[side].find((each) => each.body === body)
  if (!stand) throw new RangeError(`No ${body} in ${side}`)
  return { kind: 'activation', side, body, gate: stand.gate, line: stand.line } as const
}
