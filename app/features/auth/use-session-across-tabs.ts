import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'

const CHANNEL = 'session'

/**
 * Keeps the tabs of one browser together. A tab tells the others who is signed in, by username; one that shows somebody else
 * follows: what belongs to a member leaves the screen with a whole new page, a visitor's page only reloads its data.
 */
export function useSessionAcrossTabs(username: string | null) {
  const { revalidate } = useRevalidator()
  const shown = useRef(username)
  shown.current = username

  useEffect(() => {
    if (!('BroadcastChannel' in window)) return
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }: MessageEvent<string | null>) => {
      if (data === shown.current) return
      if (shown.current === null) revalidate()
      else if (data === null) window.location.assign('/login')
      else window.location.reload()
    }
    channel.postMessage(username)
    return () => channel.close()
  }, [username, revalidate])
}
