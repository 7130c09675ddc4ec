export type ButtonVariant = 'primary' | 'quiet' | 'ghost' | 'danger' | 'premium'
export type ButtonSize = 's' | 'm' | 'l'

const SHAPE =
  'inline-flex items-center justify-center gap-2 rounded-control border text-center font-semibold no-underline select-none transition-colors aria-disabled:opacity-60 disabled:opacity-60'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-accent-ink enabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong',
  quiet: 'border-line-strong bg-surface text-ink enabled:hover:bg-sunken [a&]:hover:bg-sunken',
  ghost:
    'border-transparent text-muted enabled:hover:bg-sunken enabled:hover:text-ink [a&]:hover:bg-sunken [a&]:hover:text-ink',
  danger: 'border-transparent bg-danger text-accent-ink enabled:hover:bg-danger-strong [a&]:hover:bg-danger-strong',
  premium: 'border-transparent bg-ink text-ground enabled:hover:bg-muted [a&]:hover:bg-muted',
}

/** Small ones grow to 44 px under a finger. */
const SIZES: Record<ButtonSize, string> = {
  s: 'min-h-8.5 px-3 py-1 text-sm pointer-coarse:min-h-11',
  m: 'min-h-11 px-4.5 py-2 text-base leading-5',
  l: 'min-h-13 px-6 py-2.5 text-lg leading-6',
}

/** The class names of a button, for whatever element acts as one. */
export function buttonLook(variant: ButtonVariant, size: ButtonSize, className = '') {
  return `${SHAPE} ${VARIANTS[variant]} ${SIZES[size]} ${className}`
}
