import { channelKey, channelNumbers, gateKey } from '~/locales/hd-key'
import { useT } from '~/locales/use-t'
import type { GateState } from '~/ui/bodygraph/bodygraph-data'
import { type BodygraphLabels, toBodygraphControls } from '~/ui/bodygraph/labels'
import type { Pair, PairShow } from './connection-chart'
import { usePairWords } from './use-pair-words'

const WHOSE = { personality: 'gate.a', design: 'gate.b', both: 'gate.both' } as const

/** The words of the drawing for those who hear it: of each gate, channel and center, whose it is. */
export function usePairLabels(pair: Pair, show: PairShow): BodygraphLabels {
  const { centers, channels } = pair
  const t = useT('pair-reading')
  const ui = useT('ui')
  const hd = useT('hd')
  const composite = useT('composite')
  const words = usePairWords(pair)
  const whose = (state: GateState | null) =>
    state && state !== 'active' ? words.composite(WHOSE[state]) : words.reading('nobodys')
  return {
    name: words.reading(`drawing.${show}`),
    controls: toBodygraphControls(ui),
    gate: (gate, state) => t('gateOf', { gate, gateName: hd(gateKey(gate)), whose: whose(state) }),
    channel: (id, isDefined) => {
      const found = show === 'together' ? channels.find((channel) => channel.id === id) : undefined
      const params = { channel: channelNumbers(id), name: hd(channelKey(id)) }
      if (found) return t('channelOf', { ...params, connection: composite(`connection.${found.connection}`) })
      return ui(isDefined ? 'definedChannel' : 'openChannel', params)
    },
    center: (center, state) =>
      ui('centerIs', {
        name: hd(`center.${center}`),
        state: show === 'together' ? words.composite(`center.${centers[center]}`) : hd(`centerState.${state}`),
      }),
    arrow: () => '',
  }
}
