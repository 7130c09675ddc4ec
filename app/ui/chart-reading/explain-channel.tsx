import { findChannel } from '~/domain/human-design/terms/channels'
import type { ChannelId } from '~/domain/human-design/terms/codes'
import { channelKey, channelNumbers, gateKey } from '~/locales/hd-key'
import { useT } from '~/locales/use-t'
import { gatesOf } from '../bodygraph/channel-routes'
import { centerOf } from '../bodygraph/geometry'
import type { Focus } from './focus'
import type { ReadableChart } from './readable-chart'
import { ReadingLinks, ReadingText, ReadingTitle } from './reading-layout'

type Props = { id: ChannelId; chart: ReadableChart; onFocus: (focus: Focus) => void }

/** A channel: what it does, whether it is defined and why, its circuit and its two gates. */
export function ExplainChannel({ id, chart: { data }, onFocus }: Props) {
  const t = useT('reading')
  const hd = useT('hd')
  const text = useT('readings-channels')
  const gates = gatesOf(id)
  const [gate, missing] = [gates.find((at) => data.gates[at]), gates.find((at) => !data.gates[at])]
  const half = gate === undefined || missing === undefined ? null : { gate, missing }
  const state = half ? t('channelHalf', half) : t(gate === undefined ? 'channelOpen' : 'channelDefined')
  const circuit = findChannel(id)?.circuit
  return (
    <>
      <ReadingTitle
        title={`${channelNumbers(id)} · ${hd(channelKey(id))}`}
        detail={[
          gates.map((at) => hd(`center.${centerOf(at)}`)).join(' – '),
          circuit ? t('circuit', { circuit: hd(`circuit.${circuit}`) }) : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      />
      <ReadingText>{text(channelKey(id))}</ReadingText>
      <p className="mt-2 text-muted">{data.onlyChannels && missing !== undefined ? t('channelClosed') : state}</p>
      <ReadingLinks
        label={t('gatesOfChannel')}
        onFocus={onFocus}
        links={gates.map((at) => ({
          key: String(at),
          focus: { kind: 'gate', gate: at },
          words: `${at} ${hd(gateKey(at))}`,
        }))}
      />
    </>
  )
}
