import { useT } from '~/locales/use-t'
import { ErrorCard } from '~/ui/states/error-card'

/** Shown in place of posts that couldn't be loaded. */
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
