import type { CenterCode } from '~/domain/human-design/terms/codes'
import { channelKey, channelNumbers, gateKey } from '~/locales/hd-key'
import { useT } from '~/locales/use-t'
import { gatesOf } from '../bodygraph/channel-routes'
import { GATES_OF } from '../bodygraph/geometry'
import type { Focus } from './focus'
import type { ReadableChart } from './readable-chart'
import { ReadingLinks, ReadingText, ReadingTitle } from './reading-layout'

type Props = { center: CenterCode; chart: ReadableChart; onFocus: (focus: Focus) => void }

/** A center: its state, what that means, the active gates in it and the defined channels through it. */
export function ExplainCenter({ center, chart: { data }, onFocus }: Props) {
  const t = useT('reading')
  const hd = useT('hd')
  const text = useT('readings-centers')
  const state = data.centers[center]
  const gates = GATES_OF[center].filter((gate) => data.gates[gate]).sort((a, b) => a - b)
  const channels = data.channels.filter((id) => gatesOf(id).some((gate) => GATES_OF[center].includes(gate)))
  return (
    <>
      <ReadingTitle title={hd(`center.${center}`)} detail={hd(`centerState.${state}`)} />
      <ReadingText>{text(`center.${center}.${state}`)}</ReadingText>
      <ReadingLinks
        label={t('channelsThrough')}
        none={t('noChannels')}
        onFocus={onFocus}
        links={channels.map((id) => ({
          key: id,
          focus: { kind: 'channel', id },
          words: `${channelNumbers(id)} ${hd(channelKey(id))}`,
        }))}
      />
      {data.onlyChannels ? null : (
        <ReadingLinks
          label={t('yourGates')}
          none={t('noGates')}
          onFocus={onFocus}
          links={gates.map((gate) => ({
            key: String(gate),
            focus: { kind: 'gate', gate },
            words: `${gate} ${hd(gateKey(gate))}`,
          }))}
        />
      )}
    </>
  )
}
