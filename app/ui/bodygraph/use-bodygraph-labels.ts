import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { type BodygraphLabels, toBodygraphControls } from './labels'

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
