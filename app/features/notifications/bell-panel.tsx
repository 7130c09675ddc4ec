import { Link, useFetcher } from '@remix-run/react'
import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { NOTIFICATIONS } from '~/domain/community/notifications/notice-path'
import { useT } from '~/locales/use-t'
import { ClockProvider } from '~/ui/clock/use-clock'
import { Button } from '~/ui/controls/button'
import { buttonLook } from '~/ui/controls/button-look'
import { Skeleton } from '~/ui/states/skeleton'
import { MarkAll } from './mark-all'
import { NoticeList } from './notice-list'
import { type NoticesAnswer, RESOURCE } from './notifications'
import { useMarkSeen, useReloadOnNews } from './use-list-shown'

/** So many groups fit beside a page. */
const GROUPS_SHOWN = 7

/** The last notifications, at the bell; kept true while it is open. */
export function BellPanel({ onClose }: { onClose: (back?: boolean) => void }) {
  const t = useT('notifications')
  const common = useT('common')
  const { load, data, state } = useFetcher<NoticesAnswer>()
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => panel.current?.focus(), [])
  useEffect(() => {
    const leave = ({ target }: Event) => {
      // The bell itself stands beside the panel, and closes it by its own press.
      if (!panel.current?.parentElement?.contains(target as Node)) onClose(false)
    }
    addEventListener('pointerdown', leave)
    addEventListener('focusin', leave)
    return () => {
      removeEventListener('pointerdown', leave)
      removeEventListener('focusin', leave)
    }
  }, [onClose])
  const reload = useCallback(() => load(RESOURCE), [load])
  useEffect(reload, [reload])
  useReloadOnNews(reload)
  useMarkSeen(data?.page ?? null)

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }

  const page = data?.page
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={t('title')}
      tabIndex={-1}
      onKeyDown={onKey}
      className="absolute top-full right-0 z-30 mt-2 flex max-h-[min(36rem,calc(100dvh-5rem))] w-96 animate-rise flex-col overflow-hidden rounded-card border border-line bg-surface shadow-float outline-none"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line px-4 py-2">
        <h2 className="text-base font-semibold">{t('title')}</h2>
        {page ? <MarkAll notices={page.notices} /> : null}
      </div>
      <div className="min-h-24 flex-1 overflow-y-auto">
        {page ? (
          <ClockProvider now={data.now}>
            {page.notices.length > 0 ? (
              <NoticeList notices={page.notices} heading="h3" most={GROUPS_SHOWN} />
            ) : (
              <div className="grid gap-1 px-6 py-8 text-center text-muted">
                <p className="font-semibold text-ink">{t('empty')}</p>
                <p className="text-sm">{t('emptyText')}</p>
              </div>
            )}
          </ClockProvider>
        ) : data ? (
          <div role="alert" className="grid justify-items-center gap-3 px-4 py-6 text-center text-muted">
            {t('loadFailed')}
            <Button size="s" pending={state !== 'idle'} onClick={reload}>
              {common('retry')}
            </Button>
          </div>
        ) : (
          <NoticeSkeleton label={common('loading')} />
        )}
      </div>
      <Link to={NOTIFICATIONS} className={buttonLook('ghost', 'm', 'rounded-none border-t-line')}>
        {t('seeAll')}
      </Link>
    </div>
  )
}

/** The place of notifications that are on their way. */
export function NoticeSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3 px-4 py-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="grid flex-1 content-center gap-2">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
