import { ASSETS } from '../cache/store'
import { scope } from '../scope'
import { after } from './after'

/** The framework loads a page anew at once when a script of it cannot be had: a page on its way would be lost. */
const SCRIPT_ERROR_DELAY_MILLISECONDS = 2000

/** A file of the build, whose name changes with what is in it: from what is kept, else from the site. */
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
