/** A request for the data of a page. */
export type DataRequest = { url: URL; mode: RequestMode; clientUrl: string | undefined }

/**
 * The page that a request for data navigates to; null if it doesn't navigate. Data is also requested by prefetching (a link in the
 * head, not in `cors` mode), for part of a page (a single route) and for the current page.
 */
export function navigationTarget({ url, mode, clientUrl }: DataRequest): string | null {
  if (mode !== 'cors' || !clientUrl || !url.pathname.endsWith('.data')) return null
  const routes = url.searchParams.get('_routes')
  if (routes !== null && !routes.includes(',')) return null
  const page = new URL(url)
  page.pathname = url.pathname === '/_root.data' ? '/' : url.pathname.slice(0, -'.data'.length)
  page.searchParams.delete('_routes')
  const open = new URL(clientUrl)
  const isOpen = page.pathname === open.pathname && page.searchParams.toString() === open.searchParams.toString()
  return isOpen || page.origin !== open.origin ? null : page.href
}
