import { useT } from '~/locales/use-t'
import { Field } from '~/ui/field'
import { TextArea } from '~/ui/text-input'

/** What the member is told in the moderator's own words. */
export function NoteField({ label, required = false }: { label: string; required?: boolean }) {
  const t = useT('moderation')
  return (
    <Field label={label} aside={required ? null : t('optional')} hint={t('noteHint')}>
      {(control) => <TextArea {...control} name="note" rows={2} required={required} />}
    </Field>
  )
}
