import { cacheKeyOf } from '../cache/cache-key'
import { cachePage } from '../cache/cache-page'
import { currentEra, forget, memberOf } from '../cache/owner'
import { answerMissing, readCached } from '../cache/read-cached'
import { scope } from '../scope'
import { after } from './after'

/** A cached page is shown after this if the network doesn't answer. */
const TIMEOUT_MILLISECONDS = 6000

/**
 * A cached page reloads once the site answers (`renewCachedPage`). If the site is only slow, cached and new pages would alternate, so
 * the next request waits longer for it.
 */
const RECENT_MILLISECONDS = 60_000
const TIMEOUT_AGAIN_MILLISECONDS = 15_000
const servedAt = new Map<string, number>()

async function copyOfSlow(address: string): Promise<Response | undefined> {
  const isAgain = Date.now() - (servedAt.get(address) ?? 0) < RECENT_MILLISECONDS
  await after(isAgain ? TIMEOUT_AGAIN_MILLISECONDS : TIMEOUT_MILLISECONDS)
  const cached = await readCached(address).catch(() => undefined)
  if (cached) servedAt.set(address, Date.now())
  return cached
}

/** A page from the site; offline, the cached one, or else the offline page. */
export async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const address = cacheKeyOf(url)
  const requestEra = currentEra()
  const fromSite = ask(event)
  const note = async (response: Response) => {
    if (address) await cachePage(address, response.clone(), requestEra)
    else await memberOf(response, requestEra)
  }
  event.waitUntil(fromSite.then(note).catch(() => {}))
  const inTime = address ? Promise.race([fromSite, copyOfSlow(address).then((copy) => copy ?? fromSite)]) : fromSite
  return inTime.catch(async () => {
    const cached = address ? await readCached(address).catch(() => undefined) : undefined
    return cached ?? answerMissing('notKept')
  })
}

/** The browser may have preloaded it while this worker started. Firefox resolves a failed preload with an error response. */
async function ask({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await preloadResponse
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(request)
}

const SIGN_OUT = '/resources/sign-out'

/** Forms whose answer may carry `Clear-Site-Data`: signing out, and deleting or deactivating the account. */
const CLEARING_FORMS = [SIGN_OUT, '/app/settings']

/**
 * Shows a page when a form couldn't be sent; signing out deletes the cache in any case. WebKit waits more than a minute when
 * `Clear-Site-Data` comes through the worker that it unregisters, so online those forms bypass the worker.
 */
export function answerForm(event: FetchEvent, { pathname }: URL): void {
  const isSignOut = pathname === SIGN_OUT
  if (isSignOut) event.waitUntil(forget())
  if (CLEARING_FORMS.includes(pathname) && scope.navigator.onLine) return
  event.respondWith(
    fetch(event.request).catch(async () => {
      if (isSignOut) await forget()
      return answerMissing(isSignOut ? 'stillSignedIn' : 'notSent')
    }),
  )
}
