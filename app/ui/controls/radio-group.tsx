import { type ReactNode, useId } from 'react'
import { FieldNote } from './field'

export type RadioOption<V extends string> = { value: V; label: ReactNode; hint?: ReactNode; disabled?: boolean }

type Props<V extends string> = {
  legend: ReactNode
  /** The legend is there for screen readers only. */
  hideLegend?: boolean
  name: string
  options: readonly RadioOption<V>[]
  value?: V
  defaultValue?: V
  onChange?: (value: V) => void
  hint?: ReactNode
  error?: ReactNode
  /** `rows`: one under the other with their hints. `segments`: a strip for two to four short words. */
  look?: 'rows' | 'segments'
  className?: string
}

const LOOKS = {
  rows: {
    list: 'space-y-1',
    label: 'flex gap-3 rounded-control py-2',
    input: 'mt-0.5 size-5 shrink-0 cursor-pointer accent-accent',
  },
  segments: {
    list: 'inline-flex max-w-full flex-wrap gap-1 rounded-control bg-sunken p-1',
    label:
      'flex min-h-9 items-center justify-center rounded-control px-3.5 text-sm font-medium text-muted transition-colors select-none hover:text-ink has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:shadow-float has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:min-h-11',
    input: 'sr-only',
  },
}

/** One of several: real radio buttons, so arrow keys and forms work without script. */
export function RadioGroup<V extends string>(props: Props<V>) {
  const { legend, hideLegend, name, options, value, defaultValue, onChange, hint, error, look = 'rows' } = props
  const noteId = useId()
  const note = error ?? hint
  const { list, label, input } = LOOKS[look]
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the role a fieldset may have (ARIA in HTML); a group can't be invalid
      role="radiogroup"
      className={`min-w-0 ${props.className ?? ''}`}
      aria-describedby={note ? noteId : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{legend}</legend>
      <div className={list}>
        {options.map((option) => (
          <label key={option.value} className={label}>
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
              className={input}
            />
            <span className="min-w-0">
              {option.label}
              {option.hint ? <span className="block text-sm text-muted">{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {note ? <FieldNote id={noteId} error={error} hint={hint} /> : null}
    </fieldset>
  )
}
