import type { PageReport } from '../offline/page-report'

/** After the page has loaded anything: what it needs mostly comes together. */
const QUIET_MILLISECONDS = 2000

/**
 * Has the service worker keep this page for reading offline, where it is one of those, with the files it has loaded; until what it
 * gives is called.
 */
export function keepPage(): () => void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return () => {}
  serviceWorker.register('/sw.js').catch(() => {})

  const assets = new Set<string>()
  let reported = ''
  const report = () => {
    const message: PageReport = {
      address: location.href,
      title: document.querySelector('main header h2')?.textContent ?? '',
      assets: [...assets],
    }
    reported = location.href + assets.size
    serviceWorker.ready.then(({ active }) => active?.postMessage(message))
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  const seen = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) if (name.includes('/assets/')) assets.add(name)
    clearTimeout(timer)
    timer = setTimeout(() => reported !== location.href + assets.size && report(), QUIET_MILLISECONDS)
  })
  seen.observe({ type: 'resource', buffered: true })
  const putAway = () => document.hidden && report()
  document.addEventListener('visibilitychange', putAway)
  return () => {
    clearTimeout(timer)
    seen.disconnect()
    document.removeEventListener('visibilitychange', putAway)
  }
}

/** The site answers again: a page from the device gives way to the one of now, unless somebody is typing there. */
export function renewKeptPage() {
  const { dataset } = document.documentElement
  if (!dataset.kept) return
  if ([...document.querySelectorAll('textarea')].some(({ value }) => value)) delete dataset.kept
  else location.reload()
}
