import type { LunarPhase } from '~/domain/human-design/sky-event.schema'

/** The lit part, as it is seen from the north. */
const LIT: Record<LunarPhase, string | null> = {
  new_moon: null,
  first_quarter: 'M6 1.5a4.5 4.5 0 0 1 0 9Z',
  full_moon: 'M6 1.5a4.5 4.5 0 0 1 0 9 4.5 4.5 0 0 1 0-9Z',
  last_quarter: 'M6 1.5a4.5 4.5 0 0 0 0 9Z',
}

/** The Moon as it looks; the words stand beside it. */
export function PhaseMark({ phase }: { phase: LunarPhase }) {
  const lit = LIT[phase]
  return (
    <svg viewBox="0 0 12 12" className="inline-block size-3" aria-hidden="true">
      {lit ? <path d={lit} className="fill-warn" /> : null}
      <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" />
    </svg>
  )
}
