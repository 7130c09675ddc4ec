import type { ReactNode } from 'react'

/** The page, and on a wide screen its context beside it, otherwise below. */
export function PageColumns({ children, context }: { children: ReactNode; context: ReactNode }) {
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,42.5rem)_20rem] xl:items-start xl:gap-8">
      <div className="grid min-w-0 gap-4">{children}</div>
      <div className="grid min-w-0 gap-4">{context}</div>
    </div>
  )
}
