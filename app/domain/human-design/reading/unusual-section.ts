import { bodygraphOf } from '../chart/bodygraph'
import { channelOf, channelsOfGate } from '../terms/channels'
import { BODIES } from '../terms/codes'
import { describedChannels, heldGates } from './center-and-channel-sections'
import { byWeight } from './core-sections'
import { CHARTS_IN_HUNDRED, raritiesOf } from './rarities'
import {
  activationFact,
  activationsOf,
  channelFact,
  gateFact,
  type ReadableChart,
  type ReadingFact,
} from './reading-fact'
import { type Draft, introOf, RARE_SHARES, type RarityId, type Statement } from './sentence'

const MAX_RARITIES = 3
/** Beside more of them there's enough to read about. */
const MAX_CHANNELS_BESIDE_HANGING_GATE = 1

/** What sets the chart apart, the rarest first; a gate that hangs; and the nodes, whose themes have their time of life. */
export function unusualParagraphs(chart: ReadableChart): Draft[][] {
  const described = new Set<number>([
    ...chart.cross.gates,
    ...heldGates(chart).map(({ gate }) => gate),
    ...describedChannels(chart).flatMap((id) => channelOf(id).gates),
  ])
  return [rareSentences(chart, described), hangingSentences(chart, described), nodeSentences(chart)].filter(
    (sentences) => sentences.length > 0,
  )
}

/** Rarities whose text counts the motors. */
const NAMING_MOTORS: readonly RarityId[] = ['self_projected', 'no_motor', 'all_motors']

/** Whether a sentence follows on the explanation of motors. */
export const namesMotors = (sentence: Draft | undefined) =>
  sentence !== undefined &&
  (sentence.key.startsWith('reason.motor') || NAMING_MOTORS.some((id) => sentence.key === `rare.${id}`))

/** Adds the gates whose theme it describes to `described`. */
function rareSentences(chart: ReadableChart, described: Set<number>): Draft[] {
  const { authority } = chart
  const rarities = raritiesToShow(chart)
  if (rarities.length === 0) return [{ key: 'rare.typical', facts: [{ kind: 'no_rarity' }] }]
  const sentences = rarities.flatMap(({ id, values, facts }): Draft[] => {
    const gate = values?.gate
    if (gate !== undefined) described.add(gate)
    const inHundred = shareOf(id)
    const said = { ...values, ...(inHundred && { inHundred }) }
    // The only channel is then of the mind, which doesn't decide.
    const inMental: Statement | undefined =
      id === 'one_channel' && authority === 'mental'
        ? { key: 'rare.one_channel.mental', values: said, facts: [{ kind: 'authority', code: authority }, ...facts] }
        : undefined
    return [
      ...(NAMING_MOTORS.includes(id) ? [introOf('motors')] : []),
      inMental ?? { key: `rare.${id}`, values: said, facts },
      // Its channel may have been described, which says nothing of this half.
      ...(gate === undefined ? [] : [{ key: `gate.${gate}`, facts, ifKnown: [] } satisfies Draft]),
    ]
  })
  return [introOf('details'), ...sentences]
}

/** What is rare, the rarest first; else the least common feature. */
function raritiesToShow(chart: ReadableChart) {
  const found = raritiesOf(chart)
  // Three groups are not as rare as the others, but few features say more about a person.
  const rare = found.filter(({ id }) => shareOf(id) !== undefined || id === 'triple_split')
  return rare.length > 0 ? rare.slice(0, MAX_RARITIES) : found.slice(0, 1)
}

const shareOf = (id: RarityId) => RARE_SHARES.find((share) => share === CHARTS_IN_HUNDRED[id])

/** The weightiest gate whose only channel lacks the other half. A theme is described once. */
function hangingSentences(chart: ReadableChart, described: ReadonlySet<number>): Draft[] {
  if (chart.channels.length > MAX_CHANNELS_BESIDE_HANGING_GATE) return []
  const { channels } = bodygraphOf(chart.gates)
  const whole = new Set(channels.flatMap(({ gates }) => gates))
  const [hanging] = activationsOf(chart)
    // The nodes have sentences of their own.
    .filter(({ gate, body }) => !whole.has(gate) && !described.has(gate) && !body.endsWith('node'))
    // Four gates have three channels each, so that no gate is their other end.
    .filter(({ gate }) => channelsOfGate(gate).length === 1)
    .sort((one, other) => BODIES.indexOf(one.body) - BODIES.indexOf(other.body))
  if (!hanging) return []
  const { gate } = hanging
  const [partner] = channelsOfGate(gate).flatMap(({ gates }) => gates.filter((each) => each !== gate))
  const facts: ReadingFact[] = [
    { kind: 'gate', gate },
    { kind: 'missing_gate', gate: partner! },
  ]
  return [
    { key: 'hanging', values: { gate }, facts },
    { key: `gate.${gate}`, facts },
    { key: 'hanging.partner', values: { partnerGate: partner! }, facts, follows: 'hanging' },
  ]
}

function nodeSentences(chart: ReadableChart): Draft[] {
  const nodes = (['south', 'north'] as const).map((node) => ({
    node,
    fact: gateFact(activationFact(chart, 'personality', `${node}_node`)),
  }))
  const themes = nodes.flatMap(({ node, fact }): Draft[] => {
    const { gate } = fact
    const [channel] = byWeight(chart).filter((id) => channelOf(id).gates.includes(gate))
    const half: Draft[] = channel
      ? [
          {
            key: `node.${node}.half`,
            values: { channel },
            facts: [fact, channelFact(channel)],
            follows: `node.${node}`,
          },
        ]
      : []
    return [
      {
        key: `node.${node}`,
        values: { gate },
        facts: [fact],
        ifKnown: [{ key: `node.${node}.met`, values: { gate }, facts: [fact] }],
      },
      ...half,
      // Its channel may have been described, which says nothing of this half.
      { key: `gate.${gate}`, facts: [fact], ifKnown: [] },
    ]
  })
  const facts = nodes.map(({ fact }) => fact)
  return [{ key: 'node.turn', facts }, ...themes, { key: 'node.advice', facts }]
}
