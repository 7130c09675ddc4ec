import { CHANNELS, type Channel, definedChannels } from '../terms/channels'
import type { CenterCode, ChannelId } from '../terms/codes'
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

/** How the parts of a chart are joined by gates from elsewhere: another person's, or the sky's. */
export type Bridge = {
  /** Gates that join parts each by itself, ascending; none where it takes a whole channel or several gates. */
  gates: number[]
  /** The channels on the shortest path from one part to another, in catalogue order. */
  channels: ChannelId[]
}

/**
 * How the parts of a chart are joined in a larger bodygraph that holds it: null where they stay as many as they are, as they
 * must where they are fewer than two. Centers that are new and apart from them join nothing.
 */
export function bridgeOf(own: Bodygraph, union: Bodygraph): Bridge | null {
  const { parts } = own
  if (parts.length < 2) return null
  const areas = union.parts.filter((area) => parts.some((part) => overlap(area, part)))
  if (areas.length === parts.length) return null
  return { gates: bridgingGates(own, union.channels), channels: shortestPath(parts, union.channels) }
}

/** Every gate that a bodygraph lacks and that alone would join two of its parts, ascending. */
export const joiningGates = (own: Bodygraph): number[] => bridgingGates(own, CHANNELS)

/**
 * A single gate bridges when a channel it completes has its ends in two parts. Two channels that meet in its center do not do
 * it where one does not: gates that share a partner (10, 20, 34 and 57) are partners of one another, so they are in one part.
 */
function bridgingGates({ gates: own, parts }: Bodygraph, channels: readonly Channel[]): number[] {
  const partOf = (center: CenterCode) => parts.find((part) => part.has(center))
  const gates = channels.flatMap(({ gates, centers }) => {
    const added = gates.filter((gate) => !own.has(gate))
    const [one, other] = centers.map(partOf)
    return added.length === 1 && one && other && one !== other ? added : []
  })
  return [...new Set(gates)].sort((one, other) => one - other)
}

/** The fewest channels from one part to another; of paths of one length, the first that is found. */
function shortestPath(parts: readonly Component[], channels: readonly Channel[]): ChannelId[] {
  const paths = parts.map((part) => pathFrom(part, parts, channels)).filter((path) => path.length > 0)
  const [shortest = []] = paths.sort((one, other) => one.length - other.length)
  return channels.flatMap(({ id }) => (shortest.includes(id) ? [id] : []))
}

/** From the centers of a part outward, channel by channel, until another part is reached; empty when none is. */
function pathFrom(from: Component, parts: readonly Component[], channels: readonly Channel[]): ChannelId[] {
  const others = parts.filter((part) => part !== from)
  const pathTo = new Map<CenterCode, ChannelId[]>([...from].map((center) => [center, []]))
  // Iterating a map includes entries added meanwhile, so this is a breadth-first search.
  for (const [center, path] of pathTo) {
    for (const { id, centers } of channels) {
      if (!centers.includes(center)) continue
      const far = centers[0] === center ? centers[1] : centers[0]
      if (pathTo.has(far)) continue
      if (others.some((part) => part.has(far))) return [...path, id]
      pathTo.set(far, [...path, id])
    }
  }
  return []
}

const overlap = (one: Component, other: Component) => [...one].some((center) => other.has(center))
