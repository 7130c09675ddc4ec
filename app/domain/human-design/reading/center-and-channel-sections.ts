import { channelOf } from '../terms/channels'
import { CENTERS, type CenterCode, type ChannelId, CIRCUITS, SIDES, type Side } from '../terms/codes'
import { byWeight, openCenters } from './core-sections'
import {
  activationsIn,
  centerFact,
  channelFact,
  gateFact,
  gatesIn,
  type ReadableChart,
  type ReadingFact,
} from './reading-fact'
import { introOf, type Sentence, type Statement } from './sentence'

/** So many are described; the others are named, so that a reading stays of one length. */
const MAX_CENTERS = 4
const MAX_CENTERS_BESIDE_MANY_CHANNELS = 3
const MAX_CENTERS_WITHOUT_CHANNELS = 7
const MAX_CHANNELS = 5
/** In so many of the described centers a gate of theirs is described too. */
const MAX_HELD_GATES = 2

export function centerParagraphs(chart: ReadableChart): Sentence[][] {
  const open = openCenters(chart)
  const opening = openingOf(chart, open)
  if (open.length === 0) return [[opening]]
  const described = describedCenters(chart)
  const holding = heldGates(chart)
  const rest = open.slice(described.length)
  // An open Throat is said to have no gate.
  const namesGates =
    holding.length > 0 || described.some((center) => `${center} ${chart.centers[center]}` === 'throat open')
  const restFacts = rest.map((center) => centerFact(chart, center))
  const [onlyRest] = rest
  const named: Sentence[] = !onlyRest
    ? []
    : rest.length === 1
      ? [{ key: 'open.rest_single', values: { center: onlyRest }, facts: restFacts }]
      : [{ key: 'open.rest', values: { centers: rest }, facts: restFacts }]
  const paragraphs = described.map((center): Sentence[] => {
    const state = chart.centers[center] === 'open' ? 'open' : 'undefined'
    const about: Statement = {
      key: `center.${center}.${state}`,
      values: { center },
      facts: [centerFact(chart, center)],
    }
    const index = holding.findIndex((held) => held.center === center)
    if (index === -1) return [about]
    const { gate } = holding[index]!
    const facts: ReadingFact[] = [centerFact(chart, center), { kind: 'gate', gate }]
    return [
      about,
      { key: `holds.${(index + 1) as 1 | 2}`, values: { center, gate }, facts },
      { key: `gate.${gate}`, facts },
    ]
  })
  return [[opening, ...(namesGates ? [introOf('gates')] : [])], ...paragraphs, ...(named.length > 0 ? [named] : [])]
}

/** Only "some" is true whatever the other centers are. */
function openingOf(chart: ReadableChart, open: readonly CenterCode[]): Statement {
  const all = CENTERS.map((center) => centerFact(chart, center))
  if (open.length === 0) return { key: 'open.none', facts: all }
  if (open.length === CENTERS.length) return { key: 'open.all', facts: all }
  if (open.length === 1) return { key: 'open.one', facts: all }
  return { key: 'open.some', facts: open.map((center) => centerFact(chart, center)) }
}

const describedCenters = (chart: ReadableChart) => openCenters(chart).slice(0, maxCenters(chart.channels.length))

/** The gates described with the centers that are not defined, one of a center. Gates of the cross are described there. */
export function heldGates(chart: ReadableChart): { center: CenterCode; gate: number }[] {
  return describedCenters(chart)
    .flatMap((center) => {
      const gate = gatesIn(chart, center).find((each) => !chart.cross.gates.includes(each))
      return gate === undefined ? [] : [{ center, gate }]
    })
    .slice(0, MAX_HELD_GATES)
}

const maxCenters = (channels: number) => {
  if (channels === 0) return MAX_CENTERS_WITHOUT_CHANNELS
  return channels >= MAX_CHANNELS ? MAX_CENTERS_BESIDE_MANY_CHANNELS : MAX_CENTERS
}

/** The channels that are described, the weightiest first. */
export const describedChannels = (chart: ReadableChart): ChannelId[] => byWeight(chart).slice(0, MAX_CHANNELS)

export function channelParagraphs(chart: ReadableChart): Sentence[][] {
  const count = chart.channels.length
  const facts: ReadingFact[] = [{ kind: 'channel_count', count }]
  if (count === 0) return [[introOf('channels'), { key: 'channels.none', facts }]]
  const described = describedChannels(chart)
  const rest = byWeight(chart).slice(described.length)
  const opening: Statement = { key: count === 1 ? 'channels.single' : 'channels.count', values: { count }, facts }
  const sidesNamed = new Set<Side>()
  const paragraphs = described.map((id, index): Sentence[] => {
    const { centers } = channelOf(id)
    const values = { channel: id, center: centers[0], otherCenter: centers[1] }
    const lead: Statement = { key: `lead.${(index + 1) as 1 | 2 | 3 | 4 | 5}`, values, facts: [channelFact(id)] }
    const theme: Statement = { key: `channel.${id}`, facts: [channelFact(id)] }
    const side = onlySideOf(chart, id)
    // Once for each side: with the weightiest channel.
    if (!side || sidesNamed.has(side)) return [lead, theme]
    sidesNamed.add(side)
    const sideFacts: ReadingFact[] = [
      { kind: 'channel_side', channel: id, side },
      ...activationsIn(chart, id).map(gateFact),
    ]
    // Thoughts that come by themselves aren't seen from outside.
    const isInward = side === 'design' && centers.includes('head')
    const key = isInward ? 'one_side.design.head' : (`one_side.${side}` as const)
    return [lead, theme, { key, values: { channel: id }, facts: sideFacts }]
  })
  const restSentence: Sentence[] =
    rest.length === 0 ? [] : [{ key: 'channels.rest', values: { channels: rest }, facts: rest.map(channelFact) }]
  const closing = [...restSentence, ...mainCircuit(chart)]
  return [[introOf('channels'), opening], ...paragraphs, ...(closing.length > 0 ? [closing] : [])]
}

/** What a channel means that only some of the possible charts have. */
export function likelyChannel(id: ChannelId): Statement[] {
  const { centers } = channelOf(id)
  const values = { channel: id, center: centers[0], otherCenter: centers[1] }
  return [
    { key: 'likely.channel', values, facts: [channelFact(id)] },
    { key: `channel.${id}`, facts: [channelFact(id)] },
  ]
}

/** The side that alone activates both gates of a channel. */
function onlySideOf(chart: ReadableChart, id: ChannelId): Side | undefined {
  const sides = new Set(activationsIn(chart, id).map(({ side }) => side))
  return sides.size === 1 ? SIDES.find((side) => sides.has(side)) : undefined
}

/** The circuit that more than half of at least two channels belong to. */
function mainCircuit({ channels }: ReadableChart): Sentence[] {
  if (channels.length < 2) return []
  const inCircuit = (circuit: string) => channels.filter((id) => channelOf(id).circuit === circuit)
  const main = CIRCUITS.find((circuit) => inCircuit(circuit).length * 2 > channels.length)
  if (!main) return []
  return [
    {
      key: `circuit.${main}`,
      facts: [{ kind: 'channel_count', count: channels.length }, ...inCircuit(main).map(channelFact)],
    },
  ]
}
