import { bodygraphOf } from '~/domain/human-design/bodygraph'
import { centerStates } from '~/domain/human-design/centers'
import { CENTERS, type CenterCode, type CenterState } from '~/domain/human-design/codes'
import type { BodygraphData } from '~/ui/bodygraph/bodygraph-data'

const lit = (gates: readonly number[]) => Object.fromEntries(gates.map((gate) => [gate, 'active' as const]))

/** A chart of these gates and no others, by nobody's planets. */
export function drawGates(gates: readonly number[]): BodygraphData {
  const active = new Set(gates)
  const { channels } = bodygraphOf(active)
  return { gates: lit(gates), channels: channels.map(({ id }) => id), centers: centerStates(channels, active) }
}

/** A bodygraph with one center in its colour and nothing else. */
export function drawCenter(center: CenterCode): BodygraphData {
  const centers = Object.fromEntries(
    CENTERS.map((code): [CenterCode, CenterState] => [code, code === center ? 'defined' : 'open']),
  ) as BodygraphData['centers']
  return { gates: {}, channels: [], centers }
}
