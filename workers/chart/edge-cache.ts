import { ENGINE_VERSION } from '~/domain/human-design/chart/engine-version'

/** Requests whose responses are the same for everyone. */
const CACHED_PATHS = new Set(['/api/hd/positions', '/api/hd/events'])

type Edge = { cache: Pick<Cache, 'match' | 'put'>; waitUntil: (work: Promise<unknown>) => void }

/** Serves responses from the data centre's cache, keyed by the fields in any order and the engine version. Errors aren't cached. */
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
