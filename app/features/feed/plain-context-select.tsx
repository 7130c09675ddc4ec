import { CHANNELS } from '~/domain/human-design/channels'
import type { Language } from '~/locales/language'
import type { Key } from '~/locales/translate'
import { useLanguage, useT } from '~/locales/use-t'
import { Select } from '~/ui/text-input'

type Props = { control: { id: string; 'aria-describedby'?: string }; chosen: string }

/**
 * What a post can be about, for where no script runs. A hundred choices that are the same for everybody: they are written once
 * a language and not with every page, of which they would be a tenth.
 */
export function PlainContextSelect({ control, chosen }: Props) {
  const language = useLanguage()
  const t = useT('feed-more')
  const feed = useT('feed')
  const hd = useT('hd')
  const options =
    written.get(language) ??
    [
      option('', t('aboutNothing')),
      option('transit', feed('transit')),
      ...GATES.map((gate) => option(`gate:${gate}`, `${feed('gate', { gate })} · ${hd(`gate.${gate}` as Key<'hd'>)}`)),
      ...CHANNELS.map(({ id }) => {
        const name = feed('channel', { channel: id.replace('-', '–') })
        return option(`channel:${id}`, `${name} · ${hd(`channel.${id}` as Key<'hd'>)}`)
      }),
    ].join('')
  written.set(language, options)
  const __html = options.replace(`value="${chosen}"`, (value) => `${value} selected`)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: words of our own, escaped below
  return <Select {...control} name="context" dangerouslySetInnerHTML={{ __html }} />
}

const GATES = Array.from({ length: 64 }, (_, index) => index + 1)
const written = new Map<Language, string>()

const option = (value: string, label: string) => `<option value="${value}">${escaped(label)}</option>`

const escaped = (text: string) => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'))
