import { SIDES } from '~/domain/human-design/terms/codes'
import { channelKey, channelNumbers, gateKey } from '~/locales/hd-key'
import { useT } from '~/locales/use-t'
import { channelsOf } from '../bodygraph/channel-routes'
import { centerOf } from '../bodygraph/geometry'
import type { Focus } from './focus'
import type { ReadableChart } from './readable-chart'
import { ReadingLinks, ReadingText, ReadingTitle } from './reading-layout'

type Props = { gate: number; chart: ReadableChart; onFocus: (focus: Focus) => void }

/** A gate: what it does, who stands in it, the channels it is half of. */
export function ExplainGate({ gate, chart: { data }, onFocus }: Props) {
  const t = useT('reading')
  const hd = useT('hd')
  const text = useT('readings-gates')
  const { activations } = data
  const bodies = SIDES.flatMap((side) =>
    (activations?.[side] ?? []).filter((found) => found.gate === gate).map((found) => ({ side, ...found })),
  )
  return (
    <>
      <ReadingTitle
        title={`${gate} · ${hd(gateKey(gate))}`}
        detail={`${hd(`center.${centerOf(gate)}`)} · ${hd(`${gateKey(gate)}.hexagram`)}`}
      />
      <ReadingText>{text(gateKey(gate))}</ReadingText>
      {data.gates[gate] ? null : <p className="mt-2 text-muted">{t(data.onlyChannels ? 'gateClosed' : 'notActive')}</p>}
      <ReadingLinks
        label={t('activatedBy')}
        onFocus={onFocus}
        links={bodies.map(({ side, body, line }) => ({
          key: `${side}.${body}`,
          focus: { kind: 'body', side, body },
          words: t('activation', { body: hd(`body.${body}`), side: hd(`side.${side}`), line }),
        }))}
      />
      <ReadingLinks
        label={t('channelsOfGate')}
        onFocus={onFocus}
        links={channelsOf(gate).map((id) => ({
          key: id,
          focus: { kind: 'channel', id },
          words: `${channelNumbers(id)} ${hd(channelKey(id))}`,
        }))}
      />
    </>
  )
}
