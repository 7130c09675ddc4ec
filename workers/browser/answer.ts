import { answerAsset } from './answers/asset'
import { answerData, answerManifest } from './answers/data'
import { answerForm, answerPage } from './answers/page'
import { scope } from './scope'

/** Answers the requests that offline reading needs; all others go to the network. */
export function answer(event: FetchEvent) {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== scope.location.origin) return
  if (request.mode === 'navigate') {
    if (request.method === 'GET') event.respondWith(answerPage(event, url))
    else answerForm(event, url)
  } else if (request.method !== 'GET') return
  else if (url.pathname.startsWith('/assets/')) event.respondWith(answerAsset(request))
  else if (url.pathname.endsWith('.data')) event.respondWith(answerData(event, url))
  else if (url.pathname === '/__manifest') event.respondWith(answerManifest(request))
}
