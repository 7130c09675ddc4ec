import type { ReactNode } from 'react'

/** The page's own column and, on a wide screen beside it, what goes with it; on narrower ones that follows below. */
export function PageColumns({ children, context }: { children: ReactNode; context: ReactNode }) {
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,42.5rem)_20rem] xl:items-start xl:gap-8">
      <div className="grid min-w-0 gap-4">{children}</div>
      <div className="grid min-w-0 gap-4">{context}</div>
    </div>
  )
}
