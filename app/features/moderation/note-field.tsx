import { useT } from '~/locales/use-t'
import { Field } from '~/ui/field'
import { TextArea } from '~/ui/text-input'

type Props = { label: string; hint?: string; required?: boolean; typed: string | undefined }

/** What the member is told in the moderator's own words. */
export function NoteField({ label, hint, required = false, typed }: Props) {
  const t = useT('moderation')
  return (
    <Field label={label} aside={required ? null : t('optional')} hint={hint ?? t('noteHint')}>
      {(control) => <TextArea {...control} name="note" rows={2} required={required} defaultValue={typed} />}
    </Field>
  )
}
