import { ENGINE_VERSION } from '~/domain/human-design/chart/engine-version'

/** Questions about the sky, which has one answer for everybody. */
const CACHED_PATHS = new Set(['/api/hd/positions', '/api/hd/events'])

type Edge = { cache: Pick<Cache, 'match' | 'put'>; waitUntil: (work: Promise<unknown>) => void }

/**
 * Answers from the cache of the place where the question came in, as long as their `Cache-Control` says; asks otherwise. Fields
 * in another order are the same question, and another engine gives other answers. Refusals are not cached.
 */
export async function throughEdgeCache(
  request: Request,
  { cache, waitUntil }: Edge,
  ask: () => Response | Promise<Response>,
): Promise<Response> {
  const url = new URL(request.url)
  if (request.method !== 'GET' || !CACHED_PATHS.has(url.pathname)) return ask()
  url.searchParams.sort()
  const key = `https://sky.internal${url.pathname}?engine=${ENGINE_VERSION}&${url.searchParams}`
  const cached = await cache.match(key)
  if (cached) return cached
  const answer = await ask()
  if (answer.ok) waitUntil(cache.put(key, answer.clone()))
  return answer
}
