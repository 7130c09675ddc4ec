import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'

const CHANNEL = 'session'
const SIGNING_OUT = 'signing-out'

/** Clears what the other tabs store until it is sent; call it where this tab clears its own. */
export function clearOtherTabs(): void {
  if (!('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(SIGNING_OUT)
  channel.close()
}

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
      if (data === SIGNING_OUT) return sessionStorage.clear()
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
