import { useMemo, useState } from 'react'
import { CHANNELS } from '~/domain/human-design/terms/channels'
import { searchText } from '~/domain/text/search/search-text'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Combobox, type ComboboxOption } from '~/ui/controls/combobox'
import { Field } from '~/ui/controls/field'
import { SunIcon } from '~/ui/icons'

type Props = { onPick: (context: string) => void; onClose: () => void }

const GATES = Array.from({ length: 64 }, (_, index) => index + 1)
const MOST_SHOWN = 8

/** Chooses what a post is about: a gate or a channel by number or name, or today's transit. */
export function ContextPicker({ onPick, onClose }: Props) {
  const t = useT('feed-more')
  const feed = useT('feed')
  const hd = useT('hd')
  const [typed, setTyped] = useState('')
  const all = useMemo<ComboboxOption[]>(
    () => [
      ...GATES.map((gate) => ({
        id: `gate:${gate}`,
        label: feed('gate', { gate }),
        detail: hd(`gate.${gate}` as Key<'hd'>),
      })),
      ...CHANNELS.map(({ id }) => ({
        id: `channel:${id}`,
        label: feed('channel', { channel: id.replace('-', '–') }),
        detail: hd(`channel.${id}` as Key<'hd'>),
      })),
    ],
    [feed, hd],
  )
  return (
    <div className="grid gap-2">
      <Field label={t('aboutWhat')} hint={t('aboutHint')}>
        {(control) => (
          <Combobox
            control={control}
            textName="contextText"
            name="contextPick"
            picked={null}
            fromLetters={1}
            restMs={0}
            options={matching(all, typed)}
            onSearch={setTyped}
            onPick={(option) => option && onPick(option.id)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="s" onClick={() => onPick('transit')}>
          <SunIcon className="size-4" />
          {feed('transit')}
        </Button>
        <Button size="s" variant="ghost" onClick={onClose}>
          {t('aboutNothing')}
        </Button>
      </div>
    </div>
  )
}

/** By number if one is typed, an exact one first; otherwise by name. */
function matching(all: ComboboxOption[], typed: string): ComboboxOption[] {
  const wanted = searchText(typed.trim()).replace('–', '-')
  if (wanted === '') return []
  const number = /\d+(-\d*)?/.exec(wanted)?.[0]
  const fits = ({ id, label, detail }: ComboboxOption) => {
    const numbers = id.split(':')[1] ?? ''
    if (number) return numbers.startsWith(number) || numbers.split('-').includes(number)
    return searchText(`${label} ${detail}`).includes(wanted)
  }
  const exact = ({ id }: ComboboxOption) => (id.endsWith(`:${number}`) ? 0 : 1)
  return all
    .filter(fits)
    .sort((one, other) => exact(one) - exact(other))
    .slice(0, MOST_SHOWN)
}
