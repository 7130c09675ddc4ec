import type { ReactNode } from 'react'
import { CheckIcon } from './icons'

/** A small switch among others, pressed or not; the tick says it without colour. */
export function ToggleButton({
  pressed,
  onChange,
  children,
}: {
  pressed: boolean
  onChange: (pressed: boolean) => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onChange(!pressed)}
      className="inline-flex min-h-8.5 items-center gap-1.5 rounded-full border border-line-strong px-3 text-sm font-medium text-muted transition-colors hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-ink pointer-coarse:min-h-11"
    >
      {pressed ? <CheckIcon className="size-4" /> : null}
      {children}
    </button>
  )
}
