import { useState } from 'react'
import { FEW_LEFT } from '~/domain/community/limits'
import { SUPPORT_TEXT_MAX_GRAPHEMES } from '~/domain/membership/support'
import { textLength } from '~/domain/text/text-length'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { Field } from '~/ui/controls/field'
import { TextArea } from '~/ui/controls/text-input'

type Props = {
  label: string
  hint?: string
  /** What the server found wrong: a key of `support`. */
  problem: string | undefined
  typed: string | undefined
  rows: number
}

/** The field for what is written to the team; says how much fits once that is little. */
export function WordsField({ label, hint, problem, typed = '', rows }: Props) {
  const t = useT('support')
  const [left, setLeft] = useState(SUPPORT_TEXT_MAX_GRAPHEMES - textLength(typed))
  return (
    <Field
      label={label}
      aside={left <= FEW_LEFT ? <span aria-live="polite">{left}</span> : null}
      hint={hint}
      error={left < 0 ? t('contentTooLong') : problem && t(problem as Key<'support'>)}
    >
      {(control) => (
        <TextArea
          {...control}
          name="content"
          rows={rows}
          required
          defaultValue={typed}
          onChange={(event) => setLeft(SUPPORT_TEXT_MAX_GRAPHEMES - textLength(event.target.value))}
        />
      )}
    </Field>
  )
}
