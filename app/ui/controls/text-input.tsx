import { forwardRef, type InputHTMLAttributes, type SelectHTMLAttributes, type TextareaHTMLAttributes } from 'react'
import { ChevronDownIcon } from '../icons'

/** The frame of every control one types into or chooses from. */
export const CONTROL =
  'block w-full min-w-0 rounded-control border border-line-control bg-surface px-3.5 text-ink transition-colors hover:border-muted focus-visible:border-accent focus-visible:outline-offset-0 disabled:bg-sunken disabled:text-faint aria-invalid:border-danger'

export const TextInput = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(function TextInput(
  { className = '', ...rest },
  ref,
) {
  // As a block, a date or time isn't centred by Safari: its line is as high as the field.
  const leading = rest.type === 'date' || rest.type === 'time' ? 'leading-[42px]' : ''
  return <input ref={ref} {...rest} className={`${CONTROL} h-11 ${leading} ${className}`} />
})

export const TextArea = forwardRef<HTMLTextAreaElement, TextareaHTMLAttributes<HTMLTextAreaElement>>(function TextArea(
  { className = '', rows = 3, ...rest },
  ref,
) {
  return <textarea ref={ref} rows={rows} {...rest} className={`${CONTROL} min-h-11 py-2.5 ${className}`} />
})

/** The system's own list: best under a finger, and it needs no script. */
export const Select = forwardRef<HTMLSelectElement, SelectHTMLAttributes<HTMLSelectElement>>(function Select(
  { className = '', ...rest },
  ref,
) {
  return (
    <span className={`relative block min-w-0 ${className}`}>
      <select ref={ref} {...rest} className={`${CONTROL} h-11 appearance-none truncate pr-10`} />
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3.5 size-4.5 -translate-y-1/2 text-muted" />
    </span>
  )
})
