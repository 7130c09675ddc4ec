import type { Arrow, Chart } from '~/domain/human-design/chart/chart'
import type { BodyCode, CenterCode, CenterState, ChannelId, Side } from '~/domain/human-design/terms/codes'
import { SIDES } from '~/domain/human-design/terms/codes'
import type { ArrowCode } from './geometry'

/** Who lit a gate. `active`: it is lit and the viewer may not know by which side. */
export type GateState = Side | 'both' | 'active'

export type GateActivation = { body: BodyCode; gate: number; line: number }

/**
 * What a drawing needs. The first three alone make the public form, without times, lines or longitudes;
 * with the rest come the columns and the four arrows.
 */
export type BodygraphData = {
  centers: Record<CenterCode, CenterState>
  channels: ChannelId[]
  /** Only active gates are in it. */
  gates: Readonly<Record<number, GateState>>
  /** The gates outside of defined channels are closed to the viewer: nothing may be said of them, not even that they rest. */
  onlyChannels?: true
  /** Centers that are defined only as long as the sky is so. */
  lent?: readonly CenterCode[]
  activations?: Record<Side, GateActivation[]>
  arrows?: Record<ArrowCode, Arrow>
}

/** The traditional colour of a defined center. */
export const CENTER_COLOR: Record<CenterCode, 'yellow' | 'green' | 'brown' | 'red'> = {
  head: 'yellow',
  ajna: 'green',
  throat: 'brown',
  g: 'yellow',
  heart: 'red',
  spleen: 'brown',
  sacral: 'red',
  solar_plexus: 'brown',
  root: 'brown',
}

/** A chart as its drawing, complete with columns and arrows. */
export function toBodygraphData(
  chart: Pick<Chart, 'centers' | 'channels' | 'activations' | 'variables'>,
): BodygraphData {
  const { determination, environment, motivation, perspective } = chart.variables
  const column = (side: Side) => chart.activations[side].map(({ body, gate, line }) => ({ body, gate, line }))
  return {
    centers: chart.centers,
    channels: chart.channels,
    gates: gateStates(chart.activations),
    activations: { personality: column('personality'), design: column('design') },
    arrows: {
      determination: determination.arrow,
      environment: environment.arrow,
      motivation: motivation.arrow,
      perspective: perspective.arrow,
    },
  }
}

/** The side that lights each gate. */
export function gateStates(sides: Record<Side, readonly { gate: number }[]>): Record<number, GateState> {
  const gates: Record<number, GateState> = {}
  for (const side of SIDES) {
    for (const { gate } of sides[side]) {
      const before = gates[gate]
      gates[gate] = before && before !== side ? 'both' : side
    }
  }
  return gates
}
