import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'

const CHANNEL = 'session'

/**
 * Keeps the tabs of one browser together. A tab tells the others who is signed in, by id (names change); one that shows somebody
 * else follows: what belongs to a member leaves the screen with a whole new page, a visitor's page only reloads its data.
 */
export function useSessionAcrossTabs(memberId: string | null) {
  const { revalidate } = useRevalidator()
  /** Who this tab shows, or is on its way to show: told the same again, it does not start anew. */
  const shown = useRef(memberId)

  useEffect(() => {
    shown.current = memberId
    if (!('BroadcastChannel' in window)) return
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }: MessageEvent<string | null>) => {
      const before = shown.current
      if (data === before) return
      shown.current = data
      if (before === null) revalidate()
      else if (data === null) window.location.assign('/login')
      else window.location.reload()
    }
    channel.postMessage(memberId)
    return () => channel.close()
  }, [memberId, revalidate])
}
