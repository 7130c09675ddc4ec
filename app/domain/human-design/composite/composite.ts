import type { ChartAccess } from '../../membership/visibility'
import { type Bodygraph, type Bridge, bodygraphOf, bridgeOf, isCenterDefined } from '../chart/bodygraph'
import type { Chart } from '../chart/chart'
import type { VisibleChart } from '../chart/visible-chart'
import { CHANNELS } from '../terms/channels'
import { CENTERS, type CenterCode, type ChannelId, type DefinitionCode, type ProfileCode } from '../terms/codes'
import { definitionOf } from '../terms/definition'
import { linesOfProfile } from '../terms/profile'

/** The two people of a composite; `a` is the viewer where they are one of the two. */
export const PERSONS = ['a', 'b'] as const
export type Person = (typeof PERSONS)[number]

/** Which of the two has something that at least one of them has. */
export const BEARERS = ['a', 'b', 'both'] as const
export type Bearer = (typeof BEARERS)[number]

/** Who of the two has something; null when neither does. */
function bearerOf(hasA: boolean, hasB: boolean): Bearer | null {
  if (hasA && hasB) return 'both'
  if (hasA) return 'a'
  return hasB ? 'b' : null
}

/** How two people meet in a channel. */
export const CONNECTIONS = ['electromagnetic', 'companionship', 'dominance', 'compromise'] as const
export type ConnectionCode = (typeof CONNECTIONS)[number]

/** One of the 36 channels between two people, with the gates of it that each brings. */
export type CompositeChannel = {
  channel: ChannelId
  /** Null where the two together do not have the channel. */
  connection: ConnectionCode | null
  gates: Record<Person, number[]>
}

/** How two people meet in each of the 36 channels, in catalogue order. */
export function compositeChannels(gatesOfA: ReadonlySet<number>, gatesOfB: ReadonlySet<number>): CompositeChannel[] {
  return CHANNELS.map(({ id, gates }) => {
    const a = gates.filter((gate) => gatesOfA.has(gate))
    const b = gates.filter((gate) => gatesOfB.has(gate))
    return { channel: id, connection: connectionOf(a, b), gates: { a, b } }
  })
}

/**
 * The connection by the gates of one channel that each has. Both the whole channel: companionship. One the whole and the
 * other half: compromise, whichever half. One the whole and the other nothing: dominance. Each another half: electromagnetic.
 */
export function connectionOf(a: readonly number[], b: readonly number[]): ConnectionCode | null {
  const [more, less] = a.length > b.length ? [a, b] : [b, a]
  if (more.length === 2) return WHOLE_AGAINST[less.length]!
  return more.length === 1 && less.length === 1 && more[0] !== less[0] ? 'electromagnetic' : null
}

/** The connection where one has both gates, by how many the other has. */
const WHOLE_AGAINST: readonly ConnectionCode[] = ['dominance', 'compromise', 'companionship']

/** How many of the channels there are of each connection. */
export function countConnections(channels: readonly CompositeChannel[]): Record<ConnectionCode, number> {
  const counts = { electromagnetic: 0, companionship: 0, dominance: 0, compromise: 0 }
  for (const { connection } of channels) if (connection) counts[connection]++
  return counts
}

/** By whom a center is defined: by one or both alone, only by the two together, or not at all. */
export const CENTER_SHARES = ['a', 'b', 'both', 'together', 'neither'] as const
export type CenterShare = (typeof CENTER_SHARES)[number]

/** By whom each center is defined, of two people and what they are together. */
function centerShares(a: Bodygraph, b: Bodygraph, together: Bodygraph): Record<CenterCode, CenterShare> {
  const shareOf = (center: CenterCode): CenterShare =>
    bearerOf(isCenterDefined(a, center), isCenterDefined(b, center)) ??
    (isCenterDefined(together, center) ? 'together' : 'neither')
  return Object.fromEntries(CENTERS.map((center) => [center, shareOf(center)])) as Record<CenterCode, CenterShare>
}

/** How many of the nine centers two people define, and leave open, between them. One alone is defined by no channel. */
export const CONNECTION_THEMES = ['9-0', '8-1', '7-2', '6-3', '5-4', '4-5', '3-6', '2-7', '0-9'] as const
export type ConnectionTheme = (typeof CONNECTION_THEMES)[number]

/** The theme of a connection: centers that the two define together, and centers left open. */
function themeOf(centers: Record<CenterCode, CenterShare>): ConnectionTheme {
  const open = CENTERS.filter((center) => centers[center] === 'neither').length
  return `${CENTERS.length - open}-${open}` as ConnectionTheme
}

/** Harmonic lines are three apart: 1 and 4, 2 and 5, 3 and 6. */
export const LINE_RELATIONS = ['harmonic', 'equal', 'neutral'] as const
export type LineRelation = (typeof LINE_RELATIONS)[number]

type LinePair = { lines: Record<Person, number>; relation: LineRelation }

/** Each line of one profile against each of the other: four pairs. */
export function linePairs(profileOfA: ProfileCode, profileOfB: ProfileCode): LinePair[] {
  return linesOfProfile(profileOfA).flatMap((a) =>
    linesOfProfile(profileOfB).map((b) => ({ lines: { a, b }, relation: relationOf(a, b) })),
  )
}

function relationOf(a: number, b: number): LineRelation {
  if (a === b) return 'equal'
  return Math.abs(a - b) === 3 ? 'harmonic' : 'neutral'
}

/** What of a chart is compared. */
export type ComparedChart = Pick<Chart, 'gates' | 'profile'>

/** The charts of two people laid over one another; plain data, the same from either side but for the names `a` and `b`. */
export type Composite = {
  /** All 36, in catalogue order. */
  channels: CompositeChannel[]
  /** How many channels there are of each connection. */
  counts: Record<ConnectionCode, number>
  /** Every gate that one of the two has, ascending, and who brings it. */
  gates: { gate: number; bearer: Bearer }[]
  centers: Record<CenterCode, CenterShare>
  theme: ConnectionTheme
  definition: DefinitionCode
  /** How the other joins parts of this person's chart; null where they do not. */
  bridges: Record<Person, Bridge | null>
  lines: LinePair[]
}

/** Lays two charts over one another. */
export function buildComposite(chartOfA: ComparedChart, chartOfB: ComparedChart): Composite {
  const a = bodygraphOf(chartOfA.gates)
  const b = bodygraphOf(chartOfB.gates)
  const together = bodygraphOf([...chartOfA.gates, ...chartOfB.gates].sort((one, other) => one - other))
  const channels = compositeChannels(a.gates, b.gates)
  const centers = centerShares(a, b, together)
  return {
    channels,
    counts: countConnections(channels),
    gates: Array.from(together.gates, (gate) => ({ gate, bearer: bearerOf(a.gates.has(gate), b.gates.has(gate))! })),
    centers,
    theme: themeOf(centers),
    definition: definitionOf(together.parts),
    bridges: { a: bridgeOf(a, together), b: bridgeOf(b, together) },
    lines: linePairs(chartOfA.profile, chartOfB.profile),
  }
}

/**
 * The part of a chart that may be compared with another: null where the viewer may not see its gates, since each number made
 * from gates, and each sentence that explains it, would reveal something of them.
 */
export function comparedChart(visible: VisibleChart | null): ComparedChart | null {
  if (visible?.detail !== 'gates' && visible?.detail !== 'full') return null
  const { gates, profile } = visible.detail === 'full' ? visible.chart : visible
  return { gates, profile }
}

/** The same where only these facts of a chart were read. */
export const comparedFacts = (facts: ComparedChart | null, access: ChartAccess): ComparedChart | null =>
  showsGates(access) ? facts : null

/** Whether gates are among what is shown of a chart. */
export const showsGates = (access: ChartAccess): boolean => access === 'gates' || access === 'full'
