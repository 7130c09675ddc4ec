import type { DayFeeling } from '~/domain/journal/journal-entry'

/** How a day was, as a small round mark: full, half or empty, so that it needs no colour. */
export function FeelingMark({ feeling, className = 'size-3.5' }: { feeling: DayFeeling; className?: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={`shrink-0 ${className}`}>
      <circle cx="8" cy="8" r="6.5" fill="none" stroke="var(--accent)" strokeWidth="2" />
      {feeling === 'not_self' ? null : (
        <path
          fill="var(--accent)"
          d={feeling === 'signature' ? 'M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12z' : 'M8 2a6 6 0 0 1 0 12z'}
        />
      )}
    </svg>
  )
}
