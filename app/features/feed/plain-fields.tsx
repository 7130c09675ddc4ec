import { POST_MAX_IMAGES } from '~/domain/community/limits'
import { useT } from '~/locales/use-t'
import { Checkbox } from '~/ui/checkbox'
import { Field } from '~/ui/field'
import { TextInput } from '~/ui/text-input'
import type { SaidOfPicture } from './feed-page'
import { ACCEPTED } from './picked-picture'
import { PlainContextSelect } from './plain-context-select'

type Props = {
  context: string
  /** What was said of each picture of a form that was refused. */
  saidOfPictures: SaidOfPicture[]
}

/** What a post can have besides its text, for where no script runs. The server draws it, and no browser fetches its code. */
export function PlainFields({ context, saidOfPictures }: Props) {
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
