import { bodygraphOf, joiningGates } from '../chart/bodygraph'
import { CHANNELS, channelOf } from '../terms/channels'
import { BODIES } from '../terms/codes'
import { describedChannels, heldGates } from './center-and-channel-sections'
import { CHARTS_IN_HUNDRED, raritiesOf } from './rarities'
import { activationFact, activationsOf, gateFact, partsOf, type ReadableChart, type ReadingFact } from './reading-fact'
import { type Draft, introOf, type RarityId, type RarityOfKind, type Statement } from './sentence'

const MAX_RARITIES = 2
const MAX_HANGING_GATES = 2
/** Beside three channels one is described, so that a reading stays of one length. */
const MAX_HANGING_GATES_BESIDE_CHANNELS = 1
const MAX_BRIDGES = 3

/** Rarities, gates that hang, the nodes, and what would join parts that are apart. */
export function unusualParagraphs(chart: ReadableChart): Draft[][] {
  const described = new Set<number>([
    ...chart.cross.gates,
    ...heldGates(chart).map(({ gate }) => gate),
    ...describedChannels(chart).flatMap((id) => channelOf(id).gates),
  ])
  return [
    rareSentences(chart, described),
    hangingSentences(chart, described),
    nodeSentences(chart),
    bridgeSentences(chart),
  ].filter((sentences) => sentences.length > 0)
}

const SHARES_OF_KIND: readonly string[] = [
  'rare_profile',
  'one_open_center',
  'bare_centers',
  'repeated_gate',
  'frequent_line',
  'missing_line',
] satisfies RarityOfKind[]
const isOfKind = (id: RarityId): id is RarityOfKind => SHARES_OF_KIND.includes(id)

/** Rarities whose text counts the motors. */
const NAMING_MOTORS: readonly RarityId[] = ['self_projected', 'no_motor', 'all_motors']

/** Whether a sentence follows on the explanation of motors. */
export const namesMotors = (sentence: Draft | undefined) =>
  sentence !== undefined &&
  (sentence.key.startsWith('reason.motor') || NAMING_MOTORS.some((id) => sentence.key === `rare.${id}`))

/** Adds the gates whose theme it describes to `described`, as do the others. */
function rareSentences(chart: ReadableChart, described: Set<number>): Draft[] {
  const rarities = raritiesOf(chart).slice(0, MAX_RARITIES)
  if (rarities.length === 0) return [{ key: 'rare.typical', facts: [{ kind: 'no_rarity' }] }]
  return rarities.flatMap(({ id, values, facts }, index): Draft[] => {
    const gate = values?.gate
    if (gate !== undefined) described.add(gate)
    return [
      ...(NAMING_MOTORS.includes(id) ? [introOf('motors')] : []),
      { key: `rare.${id}`, ...(values && { values }), facts },
      ...(gate === undefined ? [] : [{ key: `gate.${gate}`, facts } satisfies Statement]),
      {
        key: `share.${isOfKind(id) ? id : ((index + 1) as 1 | 2)}`,
        values: { count: CHARTS_IN_HUNDRED[id] },
        facts,
      },
    ]
  })
}

/** The weightiest gates whose channels all lack the other half. A theme is described once. */
function hangingSentences(chart: ReadableChart, described: Set<number>): Statement[] {
  const { channels } = bodygraphOf(chart.gates)
  const whole = new Set(channels.flatMap(({ gates }) => gates))
  const hanging = activationsOf(chart)
    .filter(({ gate }) => !whole.has(gate) && !described.has(gate))
    .sort((one, other) => BODIES.indexOf(one.body) - BODIES.indexOf(other.body))
  // The nodes have sentences of their own.
  const found = [...new Set(hanging.filter(({ body }) => !body.endsWith('node')).map(({ gate }) => gate))].slice(
    0,
    chart.channels.length < 3 ? MAX_HANGING_GATES : MAX_HANGING_GATES_BESIDE_CHANNELS,
  )
  return found.flatMap((gate, index): Statement[] => {
    described.add(gate)
    const channels = CHANNELS.filter((channel) => channel.gates.includes(gate))
    const partners = channels.map(({ gates: [one, other] }) => (one === gate ? other : one))
    const partnerGate = partners[0]!
    const facts: ReadingFact[] = [
      { kind: 'gate', gate },
      ...partners.map((partner): ReadingFact => ({ kind: 'missing_gate', gate: partner })),
    ]
    return [
      { key: `hanging.${(index + 1) as 1 | 2}`, values: { gate, partnerGate }, facts },
      { key: `gate.${gate}`, facts },
    ]
  })
}

function nodeSentences(chart: ReadableChart): Draft[] {
  const nodes = (['south', 'north'] as const).map((node) => ({
    node,
    fact: gateFact(activationFact(chart, 'personality', `${node}_node`)),
  }))
  const themes = nodes.flatMap(({ node, fact }): Draft[] => {
    const values = { gate: fact.gate }
    return [
      { key: `node.${node}`, values, facts: [fact], ifKnown: [{ key: `node.${node}.met`, values, facts: [fact] }] },
      { key: `gate.${fact.gate}`, facts: [fact] },
    ]
  })
  return [...themes, { key: 'node.advice', facts: nodes.map(({ fact }) => fact) }]
}

/** The gates that would each by itself join two parts, or that none does. */
function bridgeSentences(chart: ReadableChart): Statement[] {
  const parts = partsOf(chart)
  if (parts.length < 2) return []
  const all = joiningGates(bodygraphOf(chart.gates))
  const gates = all.slice(0, MAX_BRIDGES)
  const facts: ReadingFact[] = [
    ...parts.map((centers): ReadingFact => ({ kind: 'part', centers })),
    { kind: 'joining_gates', gates: all },
  ]
  const [gate] = gates
  if (gate === undefined) return [{ key: 'bridge.wide', facts }]
  return gates.length === 1
    ? [{ key: 'bridge.gate', values: { gate }, facts }]
    : [{ key: 'bridge.gates', values: { gates }, facts }]
}
