import { navigationTarget } from '../cache/navigation-target'
import { currentEra, memberOf } from '../cache/owner'
import { scope } from '../scope'
import { after } from './after'

/** So long a page may take to give way to the document that was asked for in its stead. */
const NAVIGATION_MILLISECONDS = 5000

/** The data of a page. Where they cannot be had and somebody is on their way to it, they are led to the document instead. */
export async function answerData(event: FetchEvent, url: URL): Promise<Response> {
  const { request, clientId } = event
  const requestEra = currentEra()
  try {
    const response = await fetch(request)
    event.waitUntil(memberOf(response, requestEra))
    return response
  } catch (error) {
    // Where somebody is by now: of a client some browsers say only where it began.
    const page = request.signal.aborted ? undefined : await scope.clients.get(clientId)
    const document = navigationTarget({ url, mode: request.mode, clientUrl: request.referrer || page?.url })
    if (document && page instanceof WindowClient) {
      event.waitUntil(page.navigate(document).catch(() => {}))
      await after(NAVIGATION_MILLISECONDS)
    }
    throw error
  }
}

/**
 * What the framework asks about addresses it does not know. Told that it is of another release, it goes there by a document, and
 * stays where it is if nobody is going anywhere.
 */
export async function answerManifest(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    if (request.signal.aborted) throw error
    return new Response(null, { status: 204, headers: { 'X-Remix-Reload-Document': 'true' } })
  }
}
