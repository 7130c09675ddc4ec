import { keepAssets } from './assets'
import { freshPages } from './kept-pages'
import { readIndex, writeIndex } from './store'
import { inTurn, keptHere } from './whose'

/** Deletes pages that the site answered too long ago, and the files that only they needed. */
export const deleteOld = (): Promise<void> =>
  inTurn(async () => {
    const cache = await keptHere()
    if (!cache) return
    const index = await readIndex(cache)
    const pages = freshPages(index.pages, Date.now())
    const old = index.pages.filter((page) => !pages.includes(page))
    if (old.length === 0) return
    await Promise.all(old.map(({ address }) => cache.delete(address)))
    await writeIndex(cache, { ...index, pages })
    await keepAssets(pages)
  })
