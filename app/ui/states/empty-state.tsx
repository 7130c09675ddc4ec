import type { ReactNode } from 'react'

type Props = {
  icon?: ReactNode
  title: ReactNode
  children?: ReactNode
  /** The next step: a button or a link. */
  action?: ReactNode
  className?: string
}

/** Nothing here yet, why, and what to do next. */
export function EmptyState({ icon, title, children, action, className = '' }: Props) {
  return (
    <div className={`flex flex-col items-center px-4 py-10 text-center ${className}`}>
      {icon ? (
        <span className="mb-4 grid size-14 place-items-center rounded-full bg-sunken text-muted">{icon}</span>
      ) : null}
      <p className="text-lg font-semibold">{title}</p>
      {children ? <div className="mt-1 max-w-[44ch] text-pretty text-muted">{children}</div> : null}
      {action ? <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  )
}
