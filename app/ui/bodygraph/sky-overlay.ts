import { bodygraphOf } from '~/domain/human-design/chart/bodygraph'
import { centerStates } from '~/domain/human-design/terms/centers'
import type { CenterCode } from '~/domain/human-design/terms/codes'
import { type BodygraphData, type GateActivation, gateStates } from './bodygraph-data'

/**
 * A chart under a sky in one drawing: `personality` is the chart, `design` the sky. `lent`: centers that are defined only as long
 * as the sky is so.
 */
export function toSkyOverlay(
  natal: readonly number[],
  sky: readonly GateActivation[],
  lent: readonly CenterCode[],
): BodygraphData {
  const { gates, channels } = bodygraphOf([...natal, ...sky.map(({ gate }) => gate)])
  return {
    centers: centerStates(channels, gates),
    channels: channels.map(({ id }) => id),
    gates: gateStates({ personality: natal.map((gate) => ({ gate })), design: sky }),
    lent,
    activations: { personality: [], design: [...sky] },
  }
}
