/** The mark: a head, a channel, a center. */
export function LogoMark({ className = 'size-6.5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 26 26" className={`shrink-0 ${className}`} aria-hidden="true">
      <path d="M13 2 20 11H6Z" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
      <path d="M13 11v3" stroke="currentColor" strokeWidth="1.8" />
      <rect x="8" y="14" width="10" height="9" rx="1.5" className="fill-accent" />
    </svg>
  )
}

/** Mark and name. On a phone the name hides from the eye when `compact`, never from a screen reader. */
export function Logo({ name, compact = false }: { name: string; compact?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-ink">
      <LogoMark />
      <span className={`text-lg font-bold tracking-tight whitespace-nowrap ${compact ? 'max-md:sr-only' : ''}`}>
        {name}
      </span>
    </span>
  )
}
