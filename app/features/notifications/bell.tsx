import { Link, useLocation } from '@remix-run/react'
import { type ComponentType, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { NOTIFICATIONS } from '~/domain/community/notifications/notice-path'
import { loadWords } from '~/locales/dictionaries'
import { useLanguage, useT } from '~/locales/use-t'
import { useHub } from '~/platform/client/hub-store'
import { BellIcon } from '~/ui/icons'
import { CountBadge } from '~/ui/members/count-badge'
import { countLabel } from '~/ui/members/count-label'

/** From here on there is room for a list beside the page; below, the bell leads to the page of it. */
const WIDE = '(min-width: 48rem)'

/** How many notifications are new, and the way to them: the last ones here, where there is room, else their page. */
export function Bell({ count }: { count: number }) {
  const t = useT('shell')
  const fresh = useHub().notices ?? count
  const { key } = useLocation()
  const language = useLanguage()
  const link = useRef<HTMLAnchorElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<{ onClose: (back?: boolean) => void }> | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever went elsewhere has left the list
  useEffect(() => setOpen(false), [key])

  const close = useCallback((back = true) => {
    setOpen(false)
    if (back) link.current?.focus()
  }, [])

  function press(event: MouseEvent<HTMLAnchorElement>) {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || !matchMedia(WIDE).matches) return
    event.preventDefault()
    setOpen(!isOpen)
    const { href } = event.currentTarget
    Promise.all([import('./bell-panel'), loadWords(language, 'notifications')]).then(
      ([{ BellPanel }]) => setPanel(() => BellPanel),
      // Where the list cannot come here, its page says why.
      () => location.assign(href),
    )
  }

  return (
    <div className="relative">
      <Link
        ref={link}
        to={NOTIFICATIONS}
        onClick={press}
        onKeyDown={({ key }) => key === 'Escape' && isOpen && close()}
        data-press=""
        aria-label={fresh > 0 ? t('notificationsNew', { count: fresh }) : t('notifications')}
        aria-expanded={isOpen || undefined}
        className="grid size-11 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
      >
        <span className="relative">
          <BellIcon className="size-5.5" />
          {fresh > 0 ? (
            <span className="absolute -top-2 left-3 rounded-full ring-2 ring-ground">
              <CountBadge>{countLabel(fresh)}</CountBadge>
            </span>
          ) : null}
        </span>
      </Link>
      {isOpen && Panel ? <Panel onClose={close} /> : null}
    </div>
  )
}
