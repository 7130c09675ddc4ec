/** A question for the data of a page. */
export type DataRequest = { url: URL; mode: RequestMode; clientUrl: string | undefined }

/**
 * The page that is on its way when its data are asked for; null where nobody goes anywhere. Data are also asked for ahead of a
 * press (a link in the head, not in `cors` mode), for a part of a page (by one route) and for the page that is open already.
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
