import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { ErrorCard } from '~/ui/states/error-card'

/** The search did not answer; other troubles the page tells as every page does. */
export function SearchError({ otherwise }: { otherwise?: ReactNode }) {
  const t = useT('search')
  const common = useT('common')
  if (isRouteErrorResponse(useRouteError())) return otherwise
  return (
    <ErrorCard
      title={t('failed', { message: t('failedMessage') })}
      retryLabel={common('retry')}
      onRetry={() => window.location.reload()}
    />
  )
}
