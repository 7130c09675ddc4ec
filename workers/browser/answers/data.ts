import { navigationTarget } from '../cache/navigation-target'
import { currentEra, memberOf } from '../cache/owner'
import { scope } from '../scope'
import { after } from './after'

/** How long a navigation to the document may take before the request fails. */
const NAVIGATION_MILLISECONDS = 5000

/** The data of a page. If it can't be fetched for a navigation, the client is sent to the document instead. */
export async function answerData(event: FetchEvent, url: URL): Promise<Response> {
  const { request, clientId } = event
  const requestEra = currentEra()
  try {
    const response = await fetch(request)
    event.waitUntil(memberOf(response, requestEra))
    return response
  } catch (error) {
    // Some browsers report only the address that a client started at.
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
 * The routes of addresses the framework doesn't know. Offline, the answer of another release makes it load a document if it's
 * navigating, and do nothing otherwise.
 */
export async function answerManifest(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    if (request.signal.aborted) throw error
    return new Response(null, { status: 204, headers: { 'X-Remix-Reload-Document': 'true' } })
  }
}
