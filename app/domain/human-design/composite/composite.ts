import { bodygraphOf } from '../chart/bodygraph'
import { type Bridge, bridgeOf } from '../chart/bridging'
import type { Chart } from '../chart/chart'
import type { CenterCode, DefinitionCode } from '../terms/codes'
import { definitionOf } from '../terms/definition'
import { type CenterShare, type ConnectionTheme, centerShares, themeOf } from './center-shares'
import { type CompositeChannel, type ConnectionCode, compositeChannels, countConnections } from './connections'
import { type LinePair, linePairs } from './line-harmony'
import { type Bearer, bearerOf, type Person } from './person'

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
