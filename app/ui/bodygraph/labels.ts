import type { Arrow } from '~/domain/human-design/chart/chart'
import type { CenterCode, CenterState, ChannelId } from '~/domain/human-design/terms/codes'
import type { Key, Translate } from '~/locales/translate'
import { useT } from '~/locales/use-t'
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

const GATE_TEMPLATE = {
  personality: 'personalityGate',
  design: 'designGate',
  both: 'bothGate',
  active: 'activeGate',
} as const

/**
 * The words of a drawing in the language of the page. `name` is the accessible name of the whole chart; with `onlyChannels`
 * a gate that is not lit has its name only.
 */
export function useBodygraphLabels(name: string, onlyChannels = false): BodygraphLabels {
  const t = useT('ui')
  const hd = useT('hd')
  const term = (key: string) => hd(key as Key<'hd'>)
  return {
    name,
    controls: toBodygraphControls(t),
    gate: (gate, state) =>
      t(state ? GATE_TEMPLATE[state] : onlyChannels ? 'closedGate' : 'quietGate', { gate, name: term(`gate.${gate}`) }),
    channel: (id, defined) =>
      t(defined ? 'definedChannel' : 'openChannel', { channel: id.replace('-', '–'), name: term(`channel.${id}`) }),
    center: (center, state) => t('centerIs', { name: term(`center.${center}`), state: term(`centerState.${state}`) }),
    arrow: (arrow, direction) => t(`${direction}Arrow`, { name: term(`variable.${arrow}`) }),
  }
}
