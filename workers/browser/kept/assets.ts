import { scope } from '../scope'
import { type KeptPage, neededAssets } from './kept-pages'
import { ASSETS } from './store'

/** Keeps the files that pages need, and no others. One that cannot be had now is asked for with the next page. */
export async function keepAssets(pages: KeptPage[]): Promise<void> {
  const cache = await scope.caches.open(ASSETS)
  const needed = neededAssets(pages)
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await Promise.all([...there].filter((path) => !needed.has(path)).map((path) => cache.delete(path)))
  await Promise.allSettled([...needed].filter((path) => !there.has(path)).map((path) => cache.add(path)))
}
