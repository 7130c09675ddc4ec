import { type Channel, definedChannels } from '../terms/channels'
import type { CenterCode } from '../terms/codes'
import { type Component, connectedComponents } from '../terms/definition'

/** What active gates make: of one person, of two together, or with the sky. */
export type Bodygraph = {
  gates: ReadonlySet<number>
  /** Defined channels, in catalogue order. */
  channels: readonly Channel[]
  /** Defined centers, each group joined by channels. */
  parts: readonly Component[]
}

/** The bodygraph of active gates. */
export function bodygraphOf(gates: Iterable<number>): Bodygraph {
  const active = new Set(gates)
  const channels = definedChannels(active)
  return { gates: active, channels, parts: connectedComponents(channels) }
}

export const isCenterDefined = ({ parts }: Bodygraph, center: CenterCode) => parts.some((part) => part.has(center))
