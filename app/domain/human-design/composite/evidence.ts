import type { Bridge } from '../chart/bodygraph'
import type { CenterCode, ChannelId } from '../terms/codes'
import {
  type Bearer,
  type Composite,
  type CompositeChannel,
  type ConnectionTheme,
  type LineRelation,
  PERSONS,
  type Person,
} from './composite'

/** How two people meet in a channel, and who brings what of it. */
export type ConnectionEvidence =
  /** Each has another gate of the channel. */
  | { id: 'electromagnetic'; channel: ChannelId; gates: Record<Person, number> }
  | { id: 'companionship'; channel: ChannelId }
  /** `whole` has the channel, the other nothing of it. */
  | { id: 'dominance'; channel: ChannelId; whole: Person }
  /** `whole` has the channel, the other only the gate `half`. */
  | { id: 'compromise'; channel: ChannelId; whole: Person; half: number }

/** The parts of `bridged` are joined by the other. */
export type BridgeEvidence = { id: 'bridge'; bridged: Person } & Bridge

/** A fact about two charts that moves a score, with all that a sentence about it needs. */
export type Evidence =
  | ConnectionEvidence
  | BridgeEvidence
  /** Who has the center defined alone, without the other. */
  | { id: 'center'; center: CenterCode; definedBy: Bearer | 'neither' }
  | { id: 'lines'; relation: Exclude<LineRelation, 'neutral'>; lines: Record<Person, number> }
  | { id: 'theme'; theme: ConnectionTheme }

/** Names one fact of a pair, e.g. `electromagnetic:20-34`: what has one key is the same fact, in whichever score it counts. */
export function evidenceKey(evidence: Evidence): string {
  switch (evidence.id) {
    case 'bridge':
      return `bridge:${evidence.bridged}`
    case 'center':
      return `center:${evidence.center}`
    case 'lines':
      return `lines:${evidence.lines.a}-${evidence.lines.b}`
    case 'theme':
      return `theme:${evidence.theme}`
    default:
      return `${evidence.id}:${evidence.channel}`
  }
}

/** The connections of a composite, in catalogue order. */
export function connectionEvidence({ channels }: Composite): ConnectionEvidence[] {
  return channels.flatMap(toEvidence)
}

function toEvidence({ channel, connection, gates: { a, b } }: CompositeChannel): ConnectionEvidence | [] {
  const [whole, less]: [Person, number[]] = a.length === 2 ? ['a', b] : ['b', a]
  switch (connection) {
    case 'electromagnetic':
      return { id: connection, channel, gates: { a: a[0]!, b: b[0]! } }
    case 'companionship':
      return { id: connection, channel }
    case 'dominance':
      return { id: connection, channel, whole }
    case 'compromise':
      return { id: connection, channel, whole, half: less[0]! }
    case null:
      return []
  }
}

/** Who of the two is bridged by the other. */
export function bridgeEvidence({ bridges }: Composite): BridgeEvidence[] {
  return PERSONS.flatMap((bridged): BridgeEvidence[] => {
    const bridge = bridges[bridged]
    return bridge ? [{ id: 'bridge', bridged, ...bridge }] : []
  })
}

/** Who has a center defined alone; what the two define only together is defined by neither. */
export function centerEvidence({ centers }: Composite, center: CenterCode): Extract<Evidence, { id: 'center' }> {
  const share = centers[center]
  return { id: 'center', center, definedBy: share === 'together' ? 'neither' : share }
}

/** The pairs of lines of one relation. */
export function lineEvidence({ lines }: Composite, relation: Exclude<LineRelation, 'neutral'>): Evidence[] {
  return lines
    .filter((pair) => pair.relation === relation)
    .map(({ lines: pair }) => ({ id: 'lines', relation, lines: pair }))
}
