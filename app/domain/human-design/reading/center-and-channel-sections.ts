import { channelOf } from '../channels'
import { CENTERS, type CenterCode, type ChannelId, CIRCUITS, SIDES, type Side } from '../codes'
import { byWeight, openCenters } from './core-sections'
import {
  activationsOf,
  centerFact,
  channelFact,
  gateFact,
  gatesIn,
  type ReadableChart,
  type ReadingFact,
  type Sentence,
} from './sentence'

/** So many are told at length; the others are named, so that a reading stays of one length. */
const CENTERS_TOLD = 4
const CENTERS_TOLD_BESIDE_MANY_CHANNELS = 3
const CENTERS_TOLD_WITHOUT_CHANNELS = 7
const CHANNELS_TOLD = 5
/** In so many told centers a gate of theirs is told too. */
const HOLDING_TOLD = 2

export function centerParagraphs(chart: ReadableChart): Sentence[][] {
  const open = openCenters(chart)
  const all = CENTERS.map((center) => centerFact(chart, center))
  if (open.length === 0) return [[{ key: 'open.none', facts: all }]]
  const told = toldCenters(chart)
  const holding = heldGates(chart)
  const rest = open.slice(told.length)
  const intro: Sentence =
    open.length === CENTERS.length
      ? { key: 'open.all', facts: all }
      : { key: open.length === 1 ? 'open.one' : 'open.some', facts: open.map((center) => centerFact(chart, center)) }
  const restFacts = rest.map((center) => centerFact(chart, center))
  const [onlyRest] = rest
  const named: Sentence[] = !onlyRest
    ? []
    : rest.length === 1
      ? [{ key: 'open.rest_single', values: { center: onlyRest }, facts: restFacts }]
      : [{ key: 'open.rest', values: { centers: rest }, facts: restFacts }]
  const paragraphs = told.map((center): Sentence[] => {
    const state = chart.centers[center] === 'open' ? 'open' : 'undefined'
    const about: Sentence = { key: `center.${center}.${state}`, values: { center }, facts: [centerFact(chart, center)] }
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
  return [[intro], ...paragraphs, ...(named.length > 0 ? [named] : [])]
}

const toldCenters = (chart: ReadableChart) => openCenters(chart).slice(0, centersTold(chart.channels.length))

/** The gates told with the centers that are not defined, one of a center. The cross has told its gates itself. */
export function heldGates(chart: ReadableChart): { center: CenterCode; gate: number }[] {
  return toldCenters(chart)
    .flatMap((center) => {
      const gate = gatesIn(chart, center).find((each) => !chart.cross.gates.includes(each))
      return gate === undefined ? [] : [{ center, gate }]
    })
    .slice(0, HOLDING_TOLD)
}

const centersTold = (channels: number) => {
  if (channels === 0) return CENTERS_TOLD_WITHOUT_CHANNELS
  return channels >= CHANNELS_TOLD ? CENTERS_TOLD_BESIDE_MANY_CHANNELS : CENTERS_TOLD
}

/** The channels told at length, the weightiest first. */
export const toldChannels = (chart: ReadableChart): ChannelId[] => byWeight(chart).slice(0, CHANNELS_TOLD)

export function channelParagraphs(chart: ReadableChart): Sentence[][] {
  const count = chart.channels.length
  if (count === 0) return [[{ key: 'channels.none', facts: [{ kind: 'channel_count', count }] }]]
  const told = toldChannels(chart)
  const rest = byWeight(chart).slice(told.length)
  const intro: Sentence = {
    key: count === 1 ? 'channels.single' : 'channels.count',
    values: { count },
    facts: [{ kind: 'channel_count', count }],
  }
  const known = new Set<Side>()
  const paragraphs = told.map((id, index): Sentence[] => {
    const { centers } = channelOf(id)
    const values = { channel: id, center: centers[0], otherCenter: centers[1] }
    const lead: Sentence = {
      key: count === 1 ? 'lead.only' : `lead.${(index + 1) as 1 | 2 | 3 | 4 | 5}`,
      values,
      facts: [channelFact(id)],
    }
    const theme: Sentence = { key: `channel.${id}`, facts: [channelFact(id)] }
    const side = onlySideOf(chart, id)
    // Said once of a side: of the weightiest channel.
    if (!side || known.has(side)) return [lead, theme]
    known.add(side)
    return [lead, theme, { key: `known.${side}`, values: { channel: id }, facts: activationFactsOf(chart, id) }]
  })
  const restSentence: Sentence[] =
    rest.length === 0 ? [] : [{ key: 'channels.rest', values: { channels: rest }, facts: rest.map(channelFact) }]
  const closing = [...restSentence, ...mainCircuit(chart)]
  return [[intro], ...paragraphs, ...(closing.length > 0 ? [closing] : [])]
}

/** What a channel means that only some of the possible charts have. */
export function likelyChannel(id: ChannelId): Sentence[] {
  const { centers } = channelOf(id)
  const values = { channel: id, center: centers[0], otherCenter: centers[1] }
  return [
    { key: 'likely.channel', values, facts: [channelFact(id)] },
    { key: `channel.${id}`, facts: [channelFact(id)] },
  ]
}

const activationFactsOf = (chart: ReadableChart, id: ChannelId): ReadingFact[] =>
  activationsOf(chart)
    .filter(({ gate }) => channelOf(id).gates.includes(gate))
    .map(gateFact)

/** The side that alone activates both gates of a channel. */
function onlySideOf(chart: ReadableChart, id: ChannelId): Side | undefined {
  const sides = new Set(
    activationsOf(chart)
      .filter(({ gate }) => channelOf(id).gates.includes(gate))
      .map(({ side }) => side),
  )
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
