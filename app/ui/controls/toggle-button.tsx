import type { ButtonHTMLAttributes } from 'react'
import { CheckIcon } from '../icons'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onChange' | 'aria-pressed'> & {
  pressed: boolean
  onChange?: (pressed: boolean) => void
}

/** A small switch among others, pressed or not; the tick says it without colour. With `type="submit"` it sends its form. */
export function ToggleButton({ pressed, onChange, children, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={pressed}
      onClick={onChange && (() => onChange(!pressed))}
      className="inline-flex min-h-8.5 items-center gap-1.5 rounded-full border border-line-strong px-3 text-sm font-medium text-muted transition-colors hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-ink pointer-coarse:min-h-11"
    >
      {pressed ? <CheckIcon className="size-4" /> : null}
      {children}
    </button>
  )
}
