import { POST_MAX_IMAGES } from '~/domain/community/limits'
import { CHANNELS } from '~/domain/human-design/terms/channels'
import type { Language } from '~/locales/language'
import type { Key } from '~/locales/translate'
import { useLanguage, useT } from '~/locales/use-t'
import { Checkbox } from '~/ui/controls/checkbox'
import { Field } from '~/ui/controls/field'
import { Select, TextInput } from '~/ui/controls/text-input'
import type { FeedNotice } from '../forms/feed-notice.server'
import { ACCEPTED } from './draft'

type PlainFieldsProps = {
  context: string
  /** What was said of each picture of a form that was refused. */
  saidOfPictures: FeedNotice['pictures']
}

/** What a post can have besides its text, for where no script runs. The server draws it, and no browser fetches its code. */
export function PlainFields({ context, saidOfPictures }: PlainFieldsProps) {
  const t = useT('feed-more')
  return (
    <details open={context !== '' || saidOfPictures.length > 0}>
      <summary className="py-1 text-sm font-semibold">{t('plainMore')}</summary>
      <div className="mt-2 grid gap-3">
        <Field label={t('aboutWhat')}>{(control) => <PlainContextSelect control={control} chosen={context} />}</Field>
        {Array.from({ length: POST_MAX_IMAGES }, (_, index) => index + 1).map((number) => (
          <div key={number} className="grid gap-2 border-t border-line pt-3 sm:grid-cols-2">
            <Field label={t('pictureNumber', { number })}>
              {(control) => <input {...control} type="file" name="image" accept={ACCEPTED} />}
            </Field>
            <Field label={t('alt', { number })}>
              {(control) => <TextInput {...control} name="alt" defaultValue={saidOfPictures[number - 1]?.alt} />}
            </Field>
            <Checkbox
              name="decorative"
              value={String(number - 1)}
              defaultChecked={saidOfPictures[number - 1]?.isDecorative}
              label={t('decorative')}
            />
          </div>
        ))}
      </div>
    </details>
  )
}

type PlainContextSelectProps = { control: { id: string; 'aria-describedby'?: string }; chosen: string }

/**
 * What a post can be about, for where no script runs. A hundred choices that are the same for everybody: they are written once
 * a language and not with every page, of which they would be a tenth.
 */
function PlainContextSelect({ control, chosen }: PlainContextSelectProps) {
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
