import { Link, useFetcher } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { joinPages } from '~/domain/community/notifications/group-notices'
import { NOTIFICATIONS } from '~/domain/community/notifications/notice-path'
import { useT } from '~/locales/use-t'
import { useReload } from '~/platform/client/use-reload'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { buttonLook } from '~/ui/controls/button-look'
import { BellIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { EmptyState } from '~/ui/states/empty-state'
import { MarkAll } from './mark-all'
import { NoticeList } from './notice-list'
import { type Notice, type NoticePage, type NoticesAnswer, RESOURCE } from './notifications'
import { useMarkSeen, useReloadOnNews } from './use-list-shown'

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

/** The notifications of a page with what was loaded below it, and what is new above it as the hub tells. */
function useNotices(page: NoticePage) {
  const [known, setKnown] = useState<Pick<NoticePage, 'notices' | 'nextCursor'>>(page)
  const { load, data, state } = useFetcher<NoticesAnswer>()
  const reading = useFetcher({ key: 'mark-all-read' })
  useReloadOnNews(useReload())
  useMarkSeen(page)

  useEffect(() => {
    setKnown(({ notices, nextCursor }) => ({
      notices: joinPages(page, notices),
      nextCursor: page.nextCursor && nextCursor,
    }))
  }, [page])
  useEffect(() => {
    const further = data?.page
    if (!further) return
    setKnown(({ notices }) => ({ notices: [...notices, ...further.notices], nextCursor: further.nextCursor }))
  }, [data])

  const { nextCursor } = known
  const loadMore = useCallback(() => {
    if (nextCursor) load(`${RESOURCE}?cursor=${encodeURIComponent(nextCursor)}`)
  }, [load, nextCursor])

  const read = useReadUntil(reading)
  const notices = joinPages(page, known.notices).map(
    (notice): Notice => (notice.at <= read ? { ...notice, isRead: true } : notice),
  )
  const isLoading = state !== 'idle'
  return {
    notices,
    nextCursor,
    more: { load: loadMore, isLoading, hasFailed: !isLoading && data?.page === null },
  }
}

/** Up to where all was marked as read on this page; shown at once, and taken back if it fails. */
function useReadUntil({ formData, data }: { formData?: FormData; data?: unknown }): string {
  const sent = formData?.get('until')
  const [done, setDone] = useState('')
  const last = useRef('')
  if (typeof sent === 'string') last.current = sent
  useEffect(() => {
    if ((data as { done?: boolean } | undefined)?.done) setDone(last.current)
  }, [data])
  return typeof sent === 'string' ? sent : done
}
