import type { Arrow } from '~/domain/human-design/chart'
import type { CenterCode, CenterState, ChannelId } from '~/domain/human-design/codes'
import type { GateState } from './bodygraph-data'
import type { ArrowCode } from './geometry'

/** The words of a drawing, for those who hear it. */
export type BodygraphLabels = {
  /** The accessible name of the whole, e.g. "Generator, 3/5, Emotional authority. Defined: Throat, Sacral." */
  name: string
  /** How to move in it by keyboard. */
  hint: string
  gate: (gate: number, state: GateState | null) => string
  channel: (id: ChannelId, defined: boolean) => string
  center: (center: CenterCode, state: CenterState) => string
  arrow: (arrow: ArrowCode, direction: Arrow) => string
}
