import { ASSETS } from '../cache/store'
import { scope } from '../scope'
import { after } from './after'

/** Without a delay, the framework would reload the page at once and cancel a navigation that is under way. */
const SCRIPT_ERROR_DELAY_MILLISECONDS = 2000

/** A file of the build, from the cache or else from the site; its name contains a hash of its content. */
export async function answerAsset(request: Request): Promise<Response> {
  const cached = await scope.caches.match(request.url, { cacheName: ASSETS, ignoreVary: true }).catch(() => undefined)
  if (cached) return cached
  try {
    return await fetch(request)
  } catch (error) {
    if (request.destination === 'script') await after(SCRIPT_ERROR_DELAY_MILLISECONDS)
    throw error
  }
}
