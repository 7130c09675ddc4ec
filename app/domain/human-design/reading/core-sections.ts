import { bodygraphOf, joiningGates } from '../chart/bodygraph'
import { MOTORS } from '../terms/centers'
import { type Channel, channelOf } from '../terms/channels'
import type { AuthorityCode, CenterCode, ChannelId, CircuitCode } from '../terms/codes'
import { BODIES, CENTERS } from '../terms/codes'
import { linesOfProfile } from '../terms/profile'
import {
  activationFact,
  activationsOf,
  centerFact,
  channelFact,
  partsOf,
  type ReadableChart,
  type ReadingFact,
} from './reading-fact'
import { type CompanionCode, introOf, type Sentence, type Statement } from './sentence'

const MAX_BRIDGES = 3

/** The centers that give an authority its voice; mental and lunar have none. */
const CENTER_OF_AUTHORITY: Partial<Record<AuthorityCode, CenterCode>> = {
  emotional: 'solar_plexus',
  sacral: 'sacral',
  splenic: 'spleen',
  ego_manifested: 'heart',
  ego_projected: 'heart',
  self_projected: 'g',
}

/** Type, strategy, and the signature with its opposite. */
export function typeParagraphs(chart: ReadableChart): Sentence[][] {
  const { type } = chart
  const facts: ReadingFact[] = [{ kind: 'type', code: type }]
  return [
    [{ key: `type.${type}`, facts }, introOf('centers'), ...reasonsOfType(chart), { key: `type.${type}.day`, facts }],
    [
      introOf('strategy'),
      { key: `strategy.${type}`, facts },
      { key: `strategy.${type}.example`, facts },
      { key: `signal.${type}`, facts },
    ],
  ]
}

/** What makes the type: the Sacral, and whether a motor reaches the Throat, with the channels by which it does. */
function reasonsOfType(chart: ReadableChart): Sentence[] {
  const { type } = chart
  const typeFact: ReadingFact = { kind: 'type', code: type }
  if (type === 'reflector') {
    return [{ key: 'reason.all_open', facts: [typeFact, { kind: 'definition', code: 'none' }] }]
  }
  const sacral: Statement = {
    key: chart.centers.sacral === 'defined' ? 'reason.sacral_on' : 'reason.sacral_off',
    values: { center: 'sacral' },
    facts: [typeFact, centerFact(chart, 'sacral')],
  }
  if (type === 'generator') return [sacral, introOf('motors'), { key: 'reason.motor_quiet', facts: [typeFact] }]
  if (type === 'projector') {
    const active = MOTORS.find((motor) => chart.centers[motor] === 'defined')
    if (!active) {
      const facts = [typeFact, ...MOTORS.map((motor) => centerFact(chart, motor))]
      return [introOf('motors'), { key: 'reason.motor_none', values: { center: 'sacral' }, facts }]
    }
    const facts = [typeFact, centerFact(chart, active)]
    return [sacral, introOf('motors'), { key: 'reason.motor_apart', values: { center: active }, facts }]
  }
  const { motor, channels } = motorToThroat(chart)
  return [
    sacral,
    introOf('motors'),
    {
      key: channels.length === 1 ? 'reason.motor_direct' : 'reason.motor_through',
      values: { center: motor, otherCenter: 'throat', channels },
      facts: [typeFact, centerFact(chart, motor), centerFact(chart, 'throat'), ...channels.map(channelFact)],
    },
  ]
}

/** The shortest path of defined channels from a motor to the Throat. Throws where there is none. */
export function motorToThroat({ gates }: Pick<ReadableChart, 'gates'>): { motor: CenterCode; channels: ChannelId[] } {
  const { channels } = bodygraphOf(gates)
  const paths = new Map<CenterCode, Channel[]>([['throat', []]])
  // Iterating a map includes entries added meanwhile, so this is a breadth-first search.
  for (const [center, path] of paths) {
    if (MOTORS.includes(center)) return { motor: center, channels: [...path].reverse().map(({ id }) => id) }
    for (const channel of channels) {
      if (!channel.centers.includes(center)) continue
      const far = channel.centers[0] === center ? channel.centers[1] : channel.centers[0]
      if (!paths.has(far)) paths.set(far, [...path, channel])
    }
  }
  throw new RangeError('No motor is joined to the Throat')
}

/** How to decide, and what colours the answer: the wave of the emotional center, or the center it is joined with. */
export function authorityParagraphs(chart: ReadableChart): Sentence[][] {
  const { authority } = chart
  const facts: ReadingFact[] = [{ kind: 'authority', code: authority }]
  const center = CENTER_OF_AUTHORITY[authority]
  const own: Sentence[] = center ? colouredBy(chart, authority, center) : []
  return [
    [introOf('authority'), { key: `authority.${authority}`, facts }, ...own],
    [{ key: `authority.${authority}.practice`, facts }],
  ]
}

function colouredBy(chart: ReadableChart, authority: AuthorityCode, center: CenterCode): Sentence[] {
  const channels = byWeight(chart).filter((id) => channelOf(id).centers.includes(center))
  const [first, second] = channels
  if (!first) return []
  if (authority !== 'emotional') return [companionBy(first, authority, center)]
  // No Integration channel touches the Solar Plexus.
  const wave = channelOf(first).circuit as Exclude<CircuitCode, 'integration'>
  const facts: ReadingFact[] = [{ kind: 'authority', code: authority }, channelFact(first)]
  return [
    { key: `wave.${wave}`, values: { channel: first }, facts },
    ...(second ? [companionBy(second, authority, center)] : []),
  ]
}

function companionBy(channel: ChannelId, authority: AuthorityCode, center: CenterCode): Sentence {
  const { centers } = channelOf(channel)
  const otherCenter = centers[0] === center ? centers[1] : centers[0]
  return {
    key: `companion.${otherCenter as CompanionCode}`,
    values: { channel, center, otherCenter },
    facts: [{ kind: 'authority', code: authority }, channelFact(channel)],
  }
}

/** The channels of a chart, those first that the Sun, the Earth and the other bodies in their order are in. */
export function byWeight(chart: ReadableChart): ChannelId[] {
  const activations = activationsOf(chart)
  const weight = (id: ChannelId) =>
    Math.min(
      ...activations
        .filter(({ gate }) => channelOf(id).gates.includes(gate))
        .map(({ body, side }) => BODIES.indexOf(body) * 2 + (side === 'design' ? 1 : 0)),
    )
  return [...chart.channels].sort((one, other) => weight(one) - weight(other))
}

type Line = 1 | 2 | 3 | 4 | 5 | 6

export function profileParagraphs(chart: ReadableChart): Sentence[][] {
  const { profile } = chart
  const [conscious, body] = linesOfProfile(profile)
  const facts: ReadingFact[] = [{ kind: 'profile', code: profile }]
  return [
    [
      introOf('profile'),
      { key: `profile.${profile}`, values: { profile }, facts },
      {
        key: `line.${conscious as Line}.personality`,
        values: { line: conscious },
        facts: [activationFact(chart, 'personality', 'sun')],
      },
      { key: `line.${body as Line}.design`, values: { line: body }, facts: [activationFact(chart, 'design', 'sun')] },
      { key: `profile.${profile}.advice`, facts },
    ],
  ]
}

export function definitionParagraphs(chart: ReadableChart): Sentence[][] {
  const { definition } = chart
  const facts: ReadingFact[] = [{ kind: 'definition', code: definition }]
  const [centers, otherCenters, thirdCenters, fourthCenters] = partsOf(chart)
  const parts: Sentence[] = centers
    ? [
        {
          key: `parts.${fourthCenters ? 4 : thirdCenters ? 3 : otherCenters ? 2 : 1}`,
          values: {
            centers,
            ...(otherCenters && { otherCenters }),
            ...(thirdCenters && { thirdCenters }),
            ...(fourthCenters && { fourthCenters }),
          },
          facts: [...facts, ...partsOf(chart).map((part): ReadingFact => ({ kind: 'part', centers: part }))],
        },
      ]
    : []
  const opening: Sentence[] = [introOf('definition'), { key: `definition.${definition}`, facts }, ...parts]
  const bridges = bridgeSentences(chart)
  const advice: Statement = { key: `definition.${definition}.advice`, facts }
  return bridges.length > 0 ? [opening, [advice, ...bridges]] : [[...opening, advice]]
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

/** The centers that are not defined, those without any gate first, else in reading order. */
export const openCenters = ({ centers }: Pick<ReadableChart, 'centers'>): CenterCode[] => [
  ...CENTERS.filter((center) => centers[center] === 'open'),
  ...CENTERS.filter((center) => centers[center] === 'undefined'),
]
