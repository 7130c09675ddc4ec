const KEY = 'member'

/** The member whose page this browser showed last; null where that is not known. */
export function memberHere(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/**
 * Loads a page again that is left from another member's session, before it can do anything in the name of whoever is signed
 * in now: browsers share the cookie among tabs, and a tab that slept was not told that its session ended.
 */
export function reloadOnAccountSwitch(memberId: string): () => void {
  const look = () => {
    const here = memberHere()
    if (here !== null && here !== memberId) location.reload()
  }
  try {
    localStorage.setItem(KEY, memberId)
  } catch {
    // Without a store the sockets of an ended session are closed all the same.
  }
  const ending = new AbortController()
  const { signal } = ending
  window.addEventListener('storage', look, { signal })
  window.addEventListener('pageshow', look, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  return () => ending.abort()
}
