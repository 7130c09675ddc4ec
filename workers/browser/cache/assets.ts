import { scope } from '../scope'
import { type CachedPage, neededAssets } from './page-index'
import { ASSETS } from './store'

/** A slower file is fetched with the next page, because other work waits for this. */
const TIMEOUT_MILLISECONDS = 20_000

async function cacheAsset(cache: Cache, path: string) {
  const response = await fetch(new URL(path, scope.location.origin), {
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  })
  if (response.ok) await cache.put(path, response)
}

/** Caches the files that pages need and deletes all others. One that can't be fetched now is fetched with the next page. */
export async function cacheAssets(pages: CachedPage[]): Promise<void> {
  const cache = await scope.caches.open(ASSETS)
  const needed = neededAssets(pages)
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await Promise.all([...there].filter((path) => !needed.has(path)).map((path) => cache.delete(path)))
  await Promise.allSettled([...needed].filter((path) => !there.has(path)).map((path) => cacheAsset(cache, path)))
}
