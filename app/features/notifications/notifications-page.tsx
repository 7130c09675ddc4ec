import { Link } from '@remix-run/react'
import { NOTIFICATIONS } from '~/domain/community/notice-path'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { buttonLook } from '~/ui/button-look'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'
import { BellIcon } from '~/ui/icons'
import { MarkAll } from './mark-all'
import { NoticeList } from './notice-list'
import type { NoticePage } from './notifications'
import { useNotices } from './use-notices'

const SETTINGS = '/app/settings?tab=notifications'

/** All notifications, by day; more of them on demand, until the end. */
export function NotificationsPage({ page }: { page: NoticePage }) {
  const t = useT('notifications')
  const { notices, nextCursor, more } = useNotices(page)
  return (
    <div className="grid max-w-170 gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h1>{t('title')}</h1>
        <MarkAll notices={notices} />
      </div>
      {page.isOff ? (
        <p className="text-muted">
          {t('off')}{' '}
          <Link to={SETTINGS} className="text-accent underline">
            {t('toSettings')}
          </Link>
        </p>
      ) : null}
      {notices.length > 0 ? (
        <Card className="overflow-hidden p-0!">
          <NoticeList notices={notices} heading="h2" />
        </Card>
      ) : (
        <EmptyState
          icon={<BellIcon className="size-6" />}
          title={t('empty')}
          action={<ButtonLink to="/app/dashboard">{t('toFeed')}</ButtonLink>}
        >
          {t('emptyText')}
        </EmptyState>
      )}
      {nextCursor ? (
        <div className="grid justify-items-center gap-2">
          {more.hasFailed ? (
            <p role="alert" className="text-danger">
              {t('moreFailed')}
            </p>
          ) : null}
          <Button className="noscript:hidden" pending={more.isLoading} onClick={more.load}>
            {t(more.isLoading ? 'loadingMore' : 'more')}
          </Button>
          <div className="hidden noscript:block">
            <a href={`${NOTIFICATIONS}?cursor=${encodeURIComponent(nextCursor)}`} className={buttonLook('quiet', 'm')}>
              {t('more')}
            </a>
          </div>
        </div>
      ) : notices.length > 0 ? (
        <p className="text-center text-sm text-faint">{t('end')}</p>
      ) : null}
    </div>
  )
}
