import { channelOf } from '../terms/channels'
import { CENTERS, type CenterCode, type ChannelId, CIRCUITS, SIDES, type Side } from '../terms/codes'
import { byWeight, openCenters } from './core-sections'
import {
  activationsIn,
  centerFact,
  channelFact,
  colourFact,
  gateFact,
  gatesIn,
  type ReadableChart,
  type ReadingFact,
} from './reading-fact'
import { introOf, type Remark, type Sentence, type Statement } from './sentence'

/** So many are described, so that a reading stays of one length. */
const MAX_CENTERS = 4
const MIN_CENTERS = 2
const MAX_CENTERS_AND_CHANNELS = 6
const MAX_CENTERS_WITHOUT_CHANNELS = 7
const MAX_CHANNELS = 4
/** In so many of the described centers a gate of theirs is described too. */
const MAX_HELD_GATES = 2
const MAX_HELD_GATES_BESIDE_CHANNELS = 1
/** From so many channels on there is enough to read about. */
const MANY_CHANNELS = 3

/**
 * The white centers, the most telling described and the others named. With `charts`, all that there may be: those that are
 * white in all of them, after saying which are white in some; nothing where none is white in all.
 */
export function centerParagraphs(chart: ReadableChart, charts: readonly ReadableChart[] = [chart]): Sentence[][] {
  const { white, undecided, described } = whiteCenters(chart, charts)
  const opening = undecided.length > 0 ? undecidedCenters(undecided) : openingOf(chart, white, charts)
  if (white.length === 0) return undecided.length > 0 ? [] : [[opening]]
  const holding = heldGates(chart, charts)
  const rest = white.filter((center) => !described.includes(center))
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
  return [[opening], ...paragraphs, ...restOf(rest, described.length === 0)]
}

/** Centers that are white in all charts, those of them that are described, and centers that are white in some. */
function whiteCenters(chart: ReadableChart, charts: readonly ReadableChart[]) {
  const isWhite = (center: CenterCode) => charts.map(({ centers }) => centers[center] !== 'defined')
  const white = openCenters(chart).filter((center) => isWhite(center).every(Boolean))
  return {
    white,
    undecided: CENTERS.filter((center) => isWhite(center).includes(true) && isWhite(center).includes(false)),
    described: white
      // The texts tell an open center from one that has a gate.
      .filter((center) => charts.every(({ centers }) => centers[center] === chart.centers[center]))
      .slice(0, maxCenters(chart.channels.length)),
  }
}

function undecidedCenters(centers: CenterCode[]): Remark {
  const [center] = centers
  return center && centers.length === 1
    ? { key: 'certain.center', values: { center }, facts: [] }
    : { key: 'certain.centers', values: { centers }, facts: [] }
}

/** The white centers that aren't described, after those that are. */
function restOf(centers: CenterCode[], isFirst: boolean): Statement[][] {
  const facts = centers.map((center): ReadingFact => ({ kind: 'white_center', center }))
  const [center] = centers
  if (!center) return []
  if (centers.length > 1) return [[{ key: isFirst ? 'open.rest_first' : 'open.rest', values: { centers }, facts }]]
  return [[{ key: isFirst ? 'open.rest_only' : 'open.rest_single', values: { center }, facts }]]
}

/** Only "some" is true whatever the other centers are. */
function openingOf(chart: ReadableChart, open: readonly CenterCode[], charts: readonly ReadableChart[]): Statement {
  const all = CENTERS.map((center) => colourFact(chart, center))
  if (open.length === 0) {
    const { definition } = chart
    const isCertain = charts.every((each) => each.definition === definition)
    // People can still join the parts.
    return definition !== 'single' && isCertain
      ? { key: 'open.none.parts', facts: [...all, { kind: 'definition', code: definition }] }
      : { key: 'open.none', facts: all }
  }
  if (open.length === CENTERS.length) return { key: 'open.all', facts: all }
  if (open.length === 1) return { key: 'open.one', facts: all }
  return { key: 'open.some', facts: open.map((center) => colourFact(chart, center)) }
}

/**
 * The gates described with the centers that are not defined, one of a center, active in all charts. Gates of the cross are
 * described there.
 */
export function heldGates(
  chart: ReadableChart,
  charts: readonly ReadableChart[] = [chart],
): { center: CenterCode; gate: number }[] {
  return whiteCenters(chart, charts)
    .described.flatMap((center) => {
      const gate = gatesIn(chart, center).find((each) =>
        charts.every(({ gates, cross }) => gates.includes(each) && !cross.gates.includes(each)),
      )
      return gate === undefined ? [] : [{ center, gate }]
    })
    .slice(0, chart.channels.length < MANY_CHANNELS ? MAX_HELD_GATES : MAX_HELD_GATES_BESIDE_CHANNELS)
}

const maxCenters = (channels: number) =>
  channels === 0
    ? MAX_CENTERS_WITHOUT_CHANNELS
    : Math.max(MIN_CENTERS, Math.min(MAX_CENTERS, MAX_CENTERS_AND_CHANNELS - channels))

/** The channels that are described, the weightiest first. */
export const describedChannels = (chart: ReadableChart): ChannelId[] => sortOut(chart, byWeight(chart)).described

/**
 * The channels that are described; those of which the authority says what they do; and whether others are left out. A single
 * one isn't.
 */
function sortOut(chart: ReadableChart, channels: readonly ChannelId[]) {
  const others = channels.slice(MAX_CHANNELS).map((id) => ({ id, known: knownChannel(chart, id) }))
  const unknown = others.filter(({ known }) => !known).map(({ id }) => id)
  const weightiest = channels.slice(0, MAX_CHANNELS)
  return {
    described: unknown.length === 1 ? [...weightiest, ...unknown] : weightiest,
    known: others.flatMap(({ known }) => known ?? []),
    isComplete: unknown.length < 2,
  }
}

/** A channel of the emotional center that carries the wave or leads to the Throat. */
function knownChannel(chart: ReadableChart, id: ChannelId): Statement | undefined {
  const isEmotional = (each: ChannelId) => channelOf(each).centers.includes('solar_plexus')
  if (!isEmotional(id)) return undefined
  const carriesWave = byWeight(chart).find(isEmotional) === id
  if (!carriesWave && !channelOf(id).centers.includes('throat')) return undefined
  return {
    key: carriesWave ? 'channels.known.wave' : 'channels.known.voice',
    values: { channel: id },
    facts: [{ kind: 'authority', code: chart.authority }, channelFact(id)],
  }
}

/** The weightiest channels. With `charts`, all that there may be: of those that all of them have. */
export function channelParagraphs(chart: ReadableChart, charts: readonly ReadableChart[] = [chart]): Sentence[][] {
  const count = chart.channels.length
  const facts: ReadingFact[] = [{ kind: 'channel_count', count }]
  if (count === 0) return [[introOf('channels'), { key: 'channels.none', facts }]]
  const certain = byWeight(chart).filter((id) => charts.every(({ channels }) => channels.includes(id)))
  const { described, known, isComplete } = sortOut(chart, certain)
  const opening: Statement = {
    key: count === 1 ? 'channels.single' : isComplete ? 'channels.count' : 'channels.most',
    values: { count },
    facts,
  }
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
  const closing = [...known, ...mainCircuit(chart)]
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

/** The circuit that more than half of a few channels belong to, and those that do where it isn't all. */
function mainCircuit({ channels }: ReadableChart): Statement[] {
  if (channels.length < 2 || channels.length > MANY_CHANNELS) return []
  const inCircuit = (circuit: string) => channels.filter((id) => channelOf(id).circuit === circuit)
  const main = CIRCUITS.find((circuit) => inCircuit(circuit).length * 2 > channels.length)
  if (!main) return []
  const concerned = inCircuit(main)
  const facts: ReadingFact[] = [{ kind: 'channel_count', count: channels.length }, ...concerned.map(channelFact)]
  if (concerned.length === channels.length) return [{ key: `circuit.${main}`, facts }]
  return [{ key: `circuit.${main}.some`, values: { knownChannels: concerned }, facts }]
}
