import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'

const CHANNEL = 'session'

/**
 * Syncs the session across the tabs of a browser. A tab broadcasts the id of its member; a tab that shows another member loads a
 * whole new page, so that no private data stays on screen; a visitor's page only reloads its data.
 */
export function useSessionAcrossTabs(memberId: string | null) {
  const { revalidate } = useRevalidator()
  /** Whom this tab shows or is loading, so that the same message again does nothing. */
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
