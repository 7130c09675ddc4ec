import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'

/** A way to another explanation, within a line of text. */
export function LookLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      className="inline-flex min-h-7 items-center rounded-sm text-ink underline decoration-line-strong underline-offset-3 hover:decoration-current pointer-coarse:min-h-11"
    >
      {children}
    </Link>
  )
}
