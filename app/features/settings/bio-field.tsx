import { BIO_MAX_LENGTH } from '~/domain/membership/limits'
import { textLength } from '~/domain/text/text-length'
import { useT } from '~/locales/use-t'
import { Field } from '~/ui/field'
import { TextArea } from '~/ui/text-input'

/** From here on the room that is left is read out. */
const NEARLY_FULL = 50

type Props = { initial: string; typed: string; error: string | undefined }

/** The bio with its characters counted as the server counts them. Too long, it can still be typed, and shortened. */
export function BioField({ initial, typed, error }: Props) {
  const t = useT('personal')
  const count = textLength(typed.trim())
  const left = BIO_MAX_LENGTH - count
  return (
    <Field
      label={t('bio')}
      hint={t('bioHint')}
      error={error}
      aside={
        <>
          <span aria-hidden="true" className={`tabular-nums ${left < 0 ? 'font-semibold text-danger' : ''}`}>
            {count}/{BIO_MAX_LENGTH}
          </span>
          <span role="status" className="sr-only">
            {left < 0 ? t('bioOver', { count: -left }) : left <= NEARLY_FULL ? t('bioLeft', { count: left }) : ''}
          </span>
        </>
      }
    >
      {(control) => (
        <TextArea
          {...control}
          name="bio"
          rows={5}
          defaultValue={initial}
          className="field-sizing-content max-h-96 min-h-28"
        />
      )}
    </Field>
  )
}
