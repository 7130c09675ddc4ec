import { Link } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useT } from '~/locales/use-t'
import { buttonLook } from '~/ui/controls/button-look'
import { Spinner } from '~/ui/states/spinner'
import type { ConversationView } from './live/conversation-store'

/** What was before: comes by itself when its place is scrolled to, and by pressing. */
export function Earlier({ view: { older, loadOlder }, to }: { view: ConversationView; to: string }) {
  const t = useT('messages')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (older !== 'idle' || !place.current) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && void loadOlder(), {
      root: place.current.closest('[role=log]'),
      rootMargin: '240px 0px 0px',
    })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [older, loadOlder])
  return (
    <div ref={place} className="grid min-h-13 place-items-center py-1 text-center text-sm">
      {older === 'failed' ? <p className="text-danger">{t('earlierFailed')}</p> : null}
      <Link
        to={to}
        preventScrollReset
        onClick={(event) => {
          event.preventDefault()
          void loadOlder()
        }}
        className={buttonLook('ghost', 's')}
      >
        {older === 'loading' ? <Spinner /> : null}
        {t('earlier')}
      </Link>
    </div>
  )
}
