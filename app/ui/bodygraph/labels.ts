import type { Arrow } from '~/domain/human-design/chart/chart'
import type { CenterCode, CenterState, ChannelId } from '~/domain/human-design/terms/codes'
import type { Translate } from '~/locales/translate'
import type { GateState } from './bodygraph-data'
import type { ArrowCode } from './geometry'

/** The words of a drawing, for those who hear it. */
export type BodygraphLabels = {
  /** The accessible name of the whole, e.g. "Generator, 3/5, Emotional authority. Defined: Throat, Sacral." */
  name: string
  /** Null for a picture. */
  controls: BodygraphControls | null
  gate: (gate: number, state: GateState | null) => string
  channel: (id: ChannelId, defined: boolean) => string
  center: (center: CenterCode, state: CenterState) => string
  arrow: (arrow: ArrowCode, direction: Arrow) => string
}

/** The words of an interactive drawing's controls. */
export type BodygraphControls = {
  /** How to move in it by keyboard. */
  hint: string
  /** The link past it. */
  skip: string
  zoom: string
  zoomOut: string
  zoomIn: string
  zoomReset: string
}

export const toBodygraphControls = (ui: Translate<'ui'>): BodygraphControls => ({
  hint: ui('bodygraphHint'),
  skip: ui('skipDrawing'),
  zoom: ui('zoom'),
  zoomOut: ui('zoomOut'),
  zoomIn: ui('zoomIn'),
  zoomReset: ui('zoomReset'),
})
