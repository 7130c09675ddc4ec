import type { ReactNode } from 'react'
import { Button } from '../controls/button'
import { buttonLook } from '../controls/button-look'
import { RefreshIcon, WarningIcon } from '../icons'
import { Card } from '../layout/card'

type Props = {
  title: ReactNode
  children?: ReactNode
  retryLabel: string
  onRetry: () => void
  /** The address to open anew where there are no scripts; without it there is nothing to press there. */
  retryHref?: string
  retrying?: boolean
  className?: string
}

/** What should stand here could not be loaded; a button tries again. */
export function ErrorCard({
  title,
  children,
  retryLabel,
  onRetry,
  retryHref,
  retrying = false,
  className = '',
}: Props) {
  return (
    <Card role="alert" className={`flex flex-col items-center py-8 text-center ${className}`}>
      <WarningIcon className="size-7 text-danger" />
      <div className="mt-3 text-lg font-semibold">{title}</div>
      {children ? <div className="mt-1 max-w-[44ch] text-pretty text-muted">{children}</div> : null}
      {/* Without scripts it would do nothing. */}
      <Button className="mt-5 noscript:hidden" pending={retrying} onClick={onRetry}>
        {retrying ? null : <RefreshIcon className="size-4" />}
        {retryLabel}
      </Button>
      {retryHref ? (
        <a href={retryHref} className={buttonLook('quiet', 'm', 'mt-5 not-noscript:hidden')}>
          {retryLabel}
        </a>
      ) : null}
    </Card>
  )
}
