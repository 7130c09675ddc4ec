import type { Bridge } from '../chart/bridging'
import type { CenterCode, ChannelId } from '../terms/codes'
import type { ConnectionTheme } from './center-shares'
import type { LineRelation } from './line-harmony'
import type { Bearer, Person } from './person'

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
