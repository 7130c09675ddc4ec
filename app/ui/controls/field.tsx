import { type ReactNode, useId } from 'react'
import { WarningIcon } from '../icons'

/** What a control must carry to belong to its label, hint and error. */
export type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type Props = {
  label: ReactNode
  /** Quiet help under the control; an error takes its place. */
  hint?: ReactNode
  error?: ReactNode
  /** At the right end of the label's line, e.g. "optional" or a link. */
  aside?: ReactNode
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** One control of a form: label above, hint below, error in the hint's place. */
export function Field({ label, hint, error, aside, className = '', children }: Props) {
  const id = useId()
  const noteId = `${id}note`
  const note = error ?? hint
  return (
    <div className={`min-w-0 ${className}`}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
        <label id={`${id}label`} htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside ? <span className="text-faint">{aside}</span> : null}
      </div>
      {children({
        id,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note ? <FieldNote id={noteId} error={error} hint={hint} /> : null}
    </div>
  )
}

/** The line under a control: its error, or else its hint. */
export function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return error ? (
    <p id={id} className="mt-1.5 flex gap-1.5 text-sm font-medium text-danger">
      <WarningIcon className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{error}</span>
    </p>
  ) : (
    <p id={id} className="mt-1.5 text-sm text-faint">
      {hint}
    </p>
  )
}
