import { cacheAssets } from './assets'
import { currentCache, runExclusive } from './owner'
import { freshPages } from './page-index'
import { readIndex, writeIndex } from './store'

/** Deletes expired pages and the files that only they needed. */
export const deleteExpired = (): Promise<void> =>
  runExclusive(async () => {
    const cache = await currentCache()
    if (!cache) return
    const index = await readIndex(cache)
    const pages = freshPages(index.pages, Date.now())
    const old = index.pages.filter((page) => !pages.includes(page))
    if (old.length === 0) return
    await Promise.all(old.map(({ address }) => cache.delete(address)))
    await writeIndex(cache, { ...index, pages })
    await cacheAssets(pages)
  })
