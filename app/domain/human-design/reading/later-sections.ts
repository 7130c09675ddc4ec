import { bodygraphOf } from '../bodygraph'
import { joiningGates } from '../bridging'
import { CHANNELS, channelOf } from '../channels'
import { BODIES, SIDES } from '../codes'
import { heldGates, toldChannels } from './center-and-channel-sections'
import { openCenters } from './core-sections'
import { CHARTS_IN_HUNDRED, raritiesOf } from './rarities'
import {
  activationFact,
  activationsOf,
  centerFact,
  channelFact,
  gateFact,
  partsOf,
  type ReadableChart,
  type ReadingFact,
  type Sentence,
} from './sentence'

const RARITIES_TOLD = 2
const HANGING_TOLD = 2
const BRIDGES_TOLD = 3

export function crossParagraphs(chart: ReadableChart): Sentence[][] {
  const { angle, gates, name, variation, quarter } = chart.cross
  const facts: ReadingFact[] = [{ kind: 'cross', angle, gates }]
  const bodies = SIDES.map((side) =>
    (['sun', 'earth'] as const).flatMap((body): Sentence[] => {
      const fact = gateFact(activationFact(chart, side, body))
      const channel = toldChannels(chart).find((id) => channelOf(id).gates.includes(fact.gate))
      // A theme that a channel has told already is not told again.
      const theme: Sentence = channel
        ? { key: `met.${side}.${body}`, values: { channel }, facts: [fact, channelFact(channel)] }
        : { key: `gate.${fact.gate}`, facts: [fact] }
      // The same facts, so that neither is left without the other where a birth time is uncertain.
      return [{ key: `cross.${side}.${body}`, values: { gate: fact.gate }, facts: theme.facts }, theme]
    }),
  )
  return [
    [
      { key: 'cross.name', values: { cross: { angle, name, variation } }, facts },
      { key: `angle.${angle}`, facts },
    ],
    ...bodies,
    [{ key: `quarter.${quarter}`, facts }],
  ]
}

/** What few charts have, gates that hang, the nodes, and what would join parts that are apart. */
export function unusualParagraphs(chart: ReadableChart): Sentence[][] {
  const told = new Set<number>([
    ...chart.cross.gates,
    ...heldGates(chart).map(({ gate }) => gate),
    ...toldChannels(chart).flatMap((id) => channelOf(id).gates),
  ])
  return [
    rareSentences(chart, told),
    hangingSentences(chart, told),
    nodeSentences(chart, told),
    bridgeSentences(chart),
  ].filter((sentences) => sentences.length > 0)
}

function rareSentences(chart: ReadableChart, told: Set<number>): Sentence[] {
  const rarities = raritiesOf(chart).slice(0, RARITIES_TOLD)
  if (rarities.length === 0) {
    return [{ key: 'rare.typical', facts: [{ kind: 'channel_count', count: chart.channels.length }] }]
  }
  return rarities.flatMap(({ id, values, facts }, index): Sentence[] => {
    const gate = values?.gate
    const theme: Sentence[] = gate === undefined || told.has(gate) ? [] : [{ key: `gate.${gate}`, facts }]
    if (gate !== undefined) told.add(gate)
    return [
      { key: `rare.${id}`, ...(values && { values }), facts },
      { key: `share.${(index + 1) as 1 | 2}`, values: { count: CHARTS_IN_HUNDRED[id] }, facts },
      ...theme,
    ]
  })
}

/** The weightiest gates whose channels all lack the other half. A theme told before is not told again. */
function hangingSentences(chart: ReadableChart, told: Set<number>): Sentence[] {
  const { channels } = bodygraphOf(chart.gates)
  const whole = new Set(channels.flatMap(({ gates }) => gates))
  const hanging = activationsOf(chart)
    .filter(({ gate }) => !whole.has(gate) && !told.has(gate))
    .sort((one, other) => BODIES.indexOf(one.body) - BODIES.indexOf(other.body))
  // The nodes have sentences of their own.
  const found = [...new Set(hanging.filter(({ body }) => !body.endsWith('node')).map(({ gate }) => gate))].slice(
    0,
    HANGING_TOLD,
  )
  return found.flatMap((gate, index): Sentence[] => {
    told.add(gate)
    const { gates, id } = CHANNELS.find((channel) => channel.gates.includes(gate))!
    const partnerGate = gates[0] === gate ? gates[1] : gates[0]
    const facts: ReadingFact[] = [
      { kind: 'gate', gate },
      { kind: 'missing_gate', gate: partnerGate },
    ]
    return [
      { key: `hanging.${(index + 1) as 1 | 2}`, values: { gate, partnerGate, channel: id }, facts },
      { key: `gate.${gate}`, facts },
    ]
  })
}

function nodeSentences(chart: ReadableChart, told: Set<number>): Sentence[] {
  return (['south', 'north'] as const).flatMap((node): Sentence[] => {
    const fact = gateFact(activationFact(chart, 'personality', `${node}_node`))
    const values = { gate: fact.gate }
    if (told.has(fact.gate)) return [{ key: `node.${node}.met`, values, facts: [fact] }]
    told.add(fact.gate)
    return [
      { key: `node.${node}`, values, facts: [fact] },
      { key: `gate.${fact.gate}`, facts: [fact] },
    ]
  })
}

/** The gates that would each by itself join two parts, or that none does. */
function bridgeSentences(chart: ReadableChart): Sentence[] {
  const parts = partsOf(chart)
  if (parts.length < 2) return []
  const all = joiningGates(bodygraphOf(chart.gates))
  const gates = all.slice(0, BRIDGES_TOLD)
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

/** What to try this week: by the type, the authority, and the first open center. */
export function closingParagraphs(chart: ReadableChart): Sentence[][] {
  const { type, authority } = chart
  const [center] = openCenters(chart)
  const notice: Sentence = center
    ? { key: `notice.${center}`, values: { center }, facts: [centerFact(chart, center)] }
    : {
        key: 'notice.none',
        facts: [{ kind: 'channel_count', count: chart.channels.length }, ...chart.channels.map(channelFact)],
      }
  return [
    [{ key: `try.${type}`, facts: [{ kind: 'type', code: type }] }],
    [{ key: `decide.${authority}`, facts: [{ kind: 'authority', code: authority }] }],
    [notice],
    [{ key: 'close', facts: [{ kind: 'type', code: type }] }],
  ]
}
