import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { useRequestId } from '~/platform/root-data'
import { ErrorCard } from '~/ui/error-card'

const EXPECTED = { 403: 'forbidden', 404: 'notFound', 429: 'tooMany' } as const

/** A page that could not be shown, inside the frame, so that the way elsewhere stays open. Retry loads it anew. */
export function PageError() {
  const t = useT('errors')
  const common = useT('common')
  const error = useRouteError()
  const requestId = useRequestId()
  const kind = isRouteErrorResponse(error) ? EXPECTED[error.status as keyof typeof EXPECTED] : undefined
  return (
    <ErrorCard
      title={<h1>{t(kind ? `${kind}Title` : 'crashTitle')}</h1>}
      retryLabel={common('retry')}
      onRetry={() => window.location.reload()}
    >
      {t(kind ? `${kind}Text` : 'crashText')}
      {!kind && requestId ? <p className="text-sm">{t('request', { id: requestId })}</p> : null}
    </ErrorCard>
  )
}
