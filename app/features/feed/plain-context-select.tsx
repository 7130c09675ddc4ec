import { CHANNELS } from '~/domain/human-design/channels'
import { channelKey, channelNumbers, gateKey } from '~/locales/hd-key'
import { useT } from '~/locales/use-t'
import { Select } from '~/ui/text-input'

const GATES = Array.from({ length: 64 }, (_, index) => index + 1)

type Props = { control: { id: string; 'aria-describedby'?: string }; chosen: string }

/** What a post can be about, for where no script runs. */
export function PlainContextSelect({ control, chosen }: Props) {
  const t = useT('feed-more')
  const feed = useT('feed')
  const hd = useT('hd')
  return (
    <Select {...control} name="context" defaultValue={chosen}>
      <option value="">{t('aboutNothing')}</option>
      <option value="transit">{feed('transit')}</option>
      {GATES.map((gate) => (
        <option key={gate} value={`gate:${gate}`}>{`${feed('gate', { gate })} · ${hd(gateKey(gate))}`}</option>
      ))}
      {CHANNELS.map(({ id }) => (
        <option key={id} value={`channel:${id}`}>
          {`${feed('channel', { channel: channelNumbers(id) })} · ${hd(channelKey(id))}`}
        </option>
      ))}
    </Select>
  )
}
