import type { ReactNode } from 'react'

/** A small count at a place. What it counts is said where it stands. */
export function CountBadge({ children }: { children: ReactNode }) {
  return (
    <span className="tabular grid h-4.5 min-w-4.5 place-content-center rounded-full bg-accent px-1.25 text-[11px] leading-none font-bold text-accent-ink">
      {children}
    </span>
  )
}
