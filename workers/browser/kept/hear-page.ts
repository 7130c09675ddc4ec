import type { PageReport } from '../../../app/platform/client/offline'
import { scope } from '../scope'
import { keepAssets } from './assets'
import { deleteOld } from './delete-old'
import { fetchPage } from './keep-page'
import { keptAddress } from './kept-address'
import { cappedAssets } from './kept-pages'
import { readIndex, writeIndex } from './store'
import { inTurn, isSignedOut, keptHere } from './whose'

/** A page that was kept so lately is not asked for again. */
const FRESH_MILLISECONDS = 60_000

/** Takes what an open page tells of itself: keeps the page where it is one to read offline, and the files it has loaded. */
export async function hearPage(report: PageReport): Promise<void> {
  // A page that stayed open after its member left is not kept again.
  if (isSignedOut()) return
  await deleteOld()
  const address = keptAddress(new URL(report.address))
  const known = address ? (await pagesHere()).find((page) => page.address === address) : undefined
  if (address && Date.now() - (known?.at ?? 0) > FRESH_MILLISECONDS) await fetchPage(address).catch(() => {})
  await inTurn(async () => {
    const cache = await keptHere()
    if (!cache) return
    const { pages, ...look } = await readIndex(cache)
    const updated = pages.map((page) =>
      page.address === address
        ? { ...page, title: report.title, assets: cappedAssets([...pathsOf(report.assets).reverse(), ...page.assets]) }
        : page,
    )
    await writeIndex(cache, { ...look, pages: updated })
    await keepAssets(updated)
  })
}

const pagesHere = async () => (await readIndex(await keptHere())).pages

const pathsOf = (addresses: string[]) =>
  addresses.flatMap((address) => {
    const { origin, pathname } = new URL(address)
    return origin === scope.location.origin && pathname.startsWith('/assets/') ? [pathname] : []
  })
