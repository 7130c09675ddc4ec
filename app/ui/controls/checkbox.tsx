import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { FieldNote } from './field'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** A box and its sentence; the whole line can be pressed. */
export function Checkbox({ label, hint, error, className = '', ...input }: Props) {
  const id = useId()
  const noteId = `${id}note`
  const note = error ?? hint
  return (
    <div className={className}>
      <div className="flex gap-3">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-describedby={note ? noteId : undefined}
          aria-invalid={error ? true : undefined}
          className="mt-0.5 size-5 shrink-0 cursor-pointer accent-accent"
        />
        <label htmlFor={id} className="min-w-0 pb-0.5 pointer-coarse:-my-2.5 pointer-coarse:py-2.5">
          {label}
        </label>
      </div>
      {note ? (
        <div className="ml-8">
          <FieldNote id={noteId} error={error} hint={hint} />
        </div>
      ) : null}
    </div>
  )
}
