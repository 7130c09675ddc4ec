import type { ReactNode } from 'react'

type Segment<V extends string> = { value: V; label: string; children: ReactNode; lang?: string }

type Props<V extends string> = {
  /** The field each button sends its value as. */
  name: string
  label: string
  current: V
  segments: Segment<V>[]
}

/** A few choices side by side, each a button that sends its value: works with and without scripts. */
export function Segments<V extends string>({ name, label, current, segments }: Props<V>) {
  return (
    <fieldset className="flex rounded-control border border-line bg-surface p-0.5">
      <legend className="sr-only">{label}</legend>
      {segments.map(({ value, label: name_, children, lang }) => (
        <button
          key={value}
          type="submit"
          name={name}
          value={value}
          lang={lang}
          aria-label={name_}
          aria-pressed={value === current}
          title={name_}
          className="grid min-h-8 min-w-9 place-items-center rounded-[6px] px-2 text-sm font-semibold text-faint transition-colors hover:text-ink aria-pressed:bg-sunken aria-pressed:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        >
          {children}
        </button>
      ))}
    </fieldset>
  )
}
