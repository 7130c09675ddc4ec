import { useRouteError } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { useRequestId } from '~/platform/client/root-data'
import { ErrorCard } from '~/ui/states/error-card'
import { errorKind } from '~/ui/states/error-kind'

/** The error boundary of a page, inside the frame. Retry reloads the document. */
export function PageError() {
  const t = useT('errors')
  const common = useT('common')
  const error = useRouteError()
  const requestId = useRequestId()
  const kind = errorKind(error)
  return (
    <ErrorCard
      title={<h1>{t(`${kind}Title`)}</h1>}
      retryLabel={kind === 'outdated' ? t('reload') : common('retry')}
      onRetry={() => window.location.reload()}
    >
      {t(`${kind}Text`)}
      {kind === 'crash' && requestId ? <p className="text-sm">{t('request', { id: requestId })}</p> : null}
    </ErrorCard>
  )
}
