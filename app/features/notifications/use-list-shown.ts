import { useEffect, useRef } from 'react'
import { useHub } from '~/platform/client/hub-store'
import { type NoticePage, RESOURCE } from './notifications'

/**
 * Marks what a list shows as seen, once the document is visible: a tab in the background leaves the number at the bell. Done
 * with each page that is loaded, since also a mute or a hidden comment changes the number.
 */
export function useMarkSeen(page: NoticePage | null) {
  const newestAt = page?.notices[0]?.at
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that was loaded
  useEffect(() => {
    if (newestAt === undefined) return
    const mark = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', mark)
      const body = new URLSearchParams({ intent: 'seen', until: newestAt })
      // What doesn't arrive is marked with the next page.
      fetch(RESOURCE, { method: 'POST', body, keepalive: true }).catch(() => {})
    }
    document.addEventListener('visibilitychange', mark)
    mark()
    return () => document.removeEventListener('visibilitychange', mark)
  }, [page])
}

/** Calls `reload` when the hub counts otherwise than before, and when it came back after a loss. */
export function useReloadOnNews(reload: () => void) {
  const { notices, reconnects } = useHub()
  const before = useRef({ notices, reconnects })
  useEffect(() => {
    const { notices: counted, reconnects: came } = before.current
    before.current = { notices, reconnects }
    const isNews = counted !== null && notices !== null && counted !== notices
    // In a visible list the number ends because it was shown there: it has what there is.
    const isOwn = notices === 0 && document.visibilityState === 'visible'
    if (came !== reconnects || (isNews && !isOwn)) reload()
  }, [notices, reconnects, reload])
}
