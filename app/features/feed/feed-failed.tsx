import { useT } from '~/locales/use-t'
import { ErrorCard } from '~/ui/states/error-card'

/** The posts could not be loaded; the page around them stands. */
export function FeedFailed() {
  const t = useT('feed')
  const errors = useT('errors')
  const common = useT('common')
  return (
    <ErrorCard
      title={t('feedFailed', { message: errors('database') })}
      retryLabel={common('retry')}
      onRetry={() => window.location.reload()}
    />
  )
}
