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
  /** From a form that was refused. */
  typedPictures: FeedNotice['pictures']
}

/** Without scripts: context and pictures of a new post. Only the server renders it, so that its code isn't in the browser's bundle. */
export function PlainFields({ context, typedPictures }: PlainFieldsProps) {
  const t = useT('feed-more')
  return (
    <details open={context !== '' || typedPictures.length > 0}>
      <summary className="py-1 text-sm font-semibold">{t('plainMore')}</summary>
      <div className="mt-2 grid gap-3">
        <Field label={t('aboutWhat')}>{(control) => <PlainContextSelect control={control} chosen={context} />}</Field>
        {Array.from({ length: POST_MAX_IMAGES }, (_, index) => index + 1).map((number) => (
          <div key={number} className="grid gap-2 border-t border-line pt-3 sm:grid-cols-2">
            <Field label={t('pictureNumber', { number })}>
              {(control) => <input {...control} type="file" name="image" accept={ACCEPTED} />}
            </Field>
            <Field label={t('alt', { number })}>
              {(control) => <TextInput {...control} name="alt" defaultValue={typedPictures[number - 1]?.alt} />}
            </Field>
            <Checkbox
              name="decorative"
              value={String(number - 1)}
              defaultChecked={typedPictures[number - 1]?.isDecorative}
              label={t('decorative')}
            />
          </div>
        ))}
      </div>
    </details>
  )
}

type PlainContextSelectProps = { control: { id: string; 'aria-describedby'?: string }; chosen: string }

/** The select for the context. Its hundred options are the same for everyone, so their markup is cached by language. */
function PlainContextSelect({ control, chosen }: PlainContextSelectProps) {
  const language = useLanguage()
  const t = useT('feed-more')
  const feed = useT('feed')
  const hd = useT('hd')
  const options =
    optionsByLanguage.get(language) ??
    [
      option('', t('aboutNothing')),
      option('transit', feed('transit')),
      ...GATES.map((gate) => option(`gate:${gate}`, `${feed('gate', { gate })} · ${hd(`gate.${gate}` as Key<'hd'>)}`)),
      ...CHANNELS.map(({ id }) => {
        const name = feed('channel', { channel: id.replace('-', '–') })
        return option(`channel:${id}`, `${name} · ${hd(`channel.${id}` as Key<'hd'>)}`)
      }),
    ].join('')
  optionsByLanguage.set(language, options)
  const __html = options.replace(`value="${chosen}"`, (value) => `${value} selected`)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cached markup of a hundred options; the texts are the site's own and escaped below
  return <Select {...control} name="context" dangerouslySetInnerHTML={{ __html }} />
}

const GATES = Array.from({ length: 64 }, (_, index) => index + 1)
const optionsByLanguage = new Map<Language, string>()

const option = (value: string, label: string) => `<option value="${value}">${escaped(label)}</option>`

const escaped = (text: string) => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'))
