import { MEMBER_UNTIL_HEADER } from '../../../app/platform/client/offline'
import { scope } from '../scope'
import { cacheAssets } from './assets'
import { languageAndThemeOf } from './cached-document'
import { currentCache, currentEra, memberOf, type Owner, runExclusive } from './owner'
import { assetsIn, withPage } from './page-index'
import { pagesOf, readIndex, writeIndex } from './store'

const isWholePage = (response: Response) =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  (response.headers.get('Content-Type') ?? '').startsWith('text/html')

/** The page no longer exists for this member. */
const IS_GONE = new Set([404, 410])

async function dropPage({ era }: Owner, address: string) {
  const cache = await currentCache()
  if (!cache || era !== currentEra()) return
  const index = await readIndex(cache)
  await cache.delete(address)
  await writeIndex(cache, { ...index, pages: index.pages.filter((page) => page.address !== address) })
}

/** Caches a response of the site if it's the page of a member. `requestEra` is the era in which it was requested. */
export async function cachePage(address: string, response: Response, requestEra: number): Promise<void> {
  const owner = await memberOf(response, requestEra)
  if (owner && IS_GONE.has(response.status)) await runExclusive(() => dropPage(owner, address))
  if (!owner || !isWholePage(response)) return
  const at = Date.now()
  const { headers } = response
  const html = await response.text()
  await runExclusive(async () => {
    if (owner.era !== currentEra()) return
    const cache = await pagesOf(owner.id)
    const index = await readIndex(cache)
    const known = index.pages.find((page) => page.address === address)
    const named = assetsIn(html)
    // A page of the same release still needs the files it reported; a page of another release reports its own.
    const isSameRelease = named.every((path) => known?.assets.includes(path))
    const assets = isSameRelease && known ? [...named, ...known.assets] : named
    const until = Number(headers.get(MEMBER_UNTIL_HEADER)) || undefined
    const page = { address, at, title: known?.title ?? '', assets, ...(until && { until }) }
    const pages = withPage(index.pages, page)
    await cache.put(address, new Response(html, { headers }))
    const gone = index.pages.filter((before) => !pages.some((after) => after.address === before.address))
    await Promise.all(gone.map((before) => cache.delete(before.address)))
    await writeIndex(cache, { ...languageAndThemeOf(html), pages })
    await cacheAssets(pages)
  })
}

/** Fetches and caches a page that was shown without a request for its document. */
export async function fetchPage(address: string): Promise<void> {
  const requestEra = currentEra()
  await cachePage(
    address,
    await fetch(new URL(address, scope.location.origin), { headers: { Accept: 'text/html' } }),
    requestEra,
  )
}
