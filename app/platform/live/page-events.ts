export type PageListener = {
  /** The page is looked at again, or the network is back. */
  wake: () => void
  /** The network is gone, or the page is put away, perhaps to come back as it was. */
  sleep: () => void
}

/** Tells what the browser says of network and sight; what it gives ends that. */
export function onPageEvents({ wake, sleep }: PageListener): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const seen = () => document.visibilityState === 'visible' && navigator.onLine && wake()
  document.addEventListener('visibilitychange', seen, { signal })
  window.addEventListener('focus', seen, { signal })
  window.addEventListener('online', wake, { signal })
  window.addEventListener('offline', sleep, { signal })
  // An open socket keeps a page out of the browser's cache of pages to go back to.
  window.addEventListener('pagehide', sleep, { signal })
  window.addEventListener('pageshow', (event) => event.persisted && wake(), { signal })
  return () => ending.abort()
}
