import { bodygraphOf } from '../chart/bodygraph'
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
  colourFact,
  type ReadableChart,
  type ReadingFact,
} from './reading-fact'
import { type CompanionCode, introOf, type Sentence, type Statement } from './sentence'

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
    [
      { key: 'named.type', values: { type }, facts },
      { key: `type.${type}`, facts },
      { key: `type.${type}.day`, facts },
    ],
    // How the drawing is read has a paragraph of its own, so that it doesn't interrupt the description.
    [introOf('centers'), ...allDefined(chart), ...reasonsOfType(chart)],
    [
      introOf('strategy'),
      { key: `strategy.${type}`, facts },
      { key: `strategy.${type}.example`, facts },
      { key: `signal.${type}`, facts },
    ],
  ]
}

/** After the explanation of white centers: there are none. */
function allDefined(chart: ReadableChart): Statement[] {
  if (openCenters(chart).length > 0) return []
  return [{ key: 'reason.all_defined', facts: CENTERS.map((center) => colourFact(chart, center)) }]
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
    facts: [typeFact, colourFact(chart, 'sacral')],
  }
  if (type === 'generator') return [sacral, introOf('motors'), { key: 'reason.motor_quiet', facts: [typeFact] }]
  if (type === 'projector') {
    const active = MOTORS.filter((motor) => chart.centers[motor] === 'defined')
    const [motor] = active
    const facts = [typeFact, ...MOTORS.map((each) => colourFact(chart, each))]
    if (!motor) return [introOf('motors'), { key: 'reason.motor_none', values: { center: 'sacral' }, facts }]
    const apart: Statement =
      active.length === 1
        ? { key: 'reason.motor_apart', values: { center: motor }, facts }
        : { key: 'reason.motors_apart', values: { centers: active }, facts }
    return [sacral, introOf('motors'), apart]
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
      { key: 'named.profile', values: { profile }, facts },
      { key: `profile.${profile}`, facts },
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

/** Centers by how much it says about a person that they are white: what one lives on, who one is, and so on to the commonest. */
const BY_IMPORTANCE: readonly CenterCode[] = [
  'sacral',
  'g',
  'throat',
  'solar_plexus',
  'root',
  'spleen',
  'ajna',
  'heart',
  'head',
]

/** The centers that are not defined, the most telling first. */
export const openCenters = ({ centers }: Pick<ReadableChart, 'centers'>): CenterCode[] =>
  BY_IMPORTANCE.filter((center) => centers[center] !== 'defined')
