import { Link, useSearchParams } from '@remix-run/react'
import { POST_MAX_IMAGES } from '~/domain/community/limits'
import { useT } from '~/locales/use-t'
import { Checkbox } from '~/ui/checkbox'
import { Field } from '~/ui/field'
import { TextInput } from '~/ui/text-input'
import type { SaidOfPicture } from './feed-page'
import { ACCEPTED } from './picked-picture'
import { PlainContextSelect } from './plain-context-select'

/** The part of an address that asks for them. */
const ALL_FIELDS = 'fields'

type Props = {
  context: string
  /** What was said of each picture of a form that was refused. */
  saidOfPictures: SaidOfPicture[]
}

/**
 * What a post can have besides its text, for where no script runs: a link, which leads to the same page with all these fields.
 * The server draws it, and no browser fetches its code.
 */
export function PlainFields({ context, saidOfPictures }: Props) {
  const t = useT('feed-more')
  const [search] = useSearchParams()
  const isAsked = search.has(ALL_FIELDS) || context !== '' || saidOfPictures.length > 0
  if (!isAsked) {
    const here = new URLSearchParams(search)
    here.set(ALL_FIELDS, '')
    return (
      <Link to={`?${here}#composer`} className="inline-flex min-h-11 items-center text-sm text-accent underline">
        {t('plainMore')}
      </Link>
    )
  }
  return (
    <fieldset>
      <legend className="py-1 text-sm font-semibold">{t('plainMore')}</legend>
      <div className="grid gap-3">
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
    </fieldset>
  )
}
