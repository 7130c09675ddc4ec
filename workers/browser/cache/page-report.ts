import type { PageReport } from '../../../app/platform/client/offline'
import { scope } from '../scope'
import { cacheAssets } from './assets'
import { cacheKeyOf } from './cache-key'
import { fetchPage } from './cache-page'
import { deleteExpired } from './delete-expired'
import { currentCache, isSignedOut, runExclusive } from './owner'
import { cappedAssets } from './page-index'
import { readIndex, writeIndex } from './store'

/** A page cached within this time isn't fetched again. */
const FRESH_MILLISECONDS = 60_000

/** Handles the report of an open page: caches the page, if it's one for offline reading, and the files it has loaded. */
export async function handlePageReport(report: PageReport): Promise<void> {
  // The page may have stayed open after the member signed out.
  if (isSignedOut()) return
  await deleteExpired()
  const address = cacheKeyOf(new URL(report.address))
  const known = address ? (await pagesHere()).find((page) => page.address === address) : undefined
  if (address && Date.now() - (known?.at ?? 0) > FRESH_MILLISECONDS) await fetchPage(address).catch(() => {})
  await runExclusive(async () => {
    const cache = await currentCache()
    if (!cache) return
    const { pages, ...rest } = await readIndex(cache)
    const updated = pages.map((page) =>
      page.address === address
        ? { ...page, title: report.title, assets: cappedAssets([...pathsOf(report.assets).reverse(), ...page.assets]) }
        : page,
    )
    await writeIndex(cache, { ...rest, pages: updated })
    await cacheAssets(updated)
  })
}

const pagesHere = async () => (await readIndex(await currentCache())).pages

const pathsOf = (addresses: string[]) =>
  addresses.flatMap((address) => {
    const { origin, pathname } = new URL(address)
    return origin === scope.location.origin && pathname.startsWith('/assets/') ? [pathname] : []
  })
