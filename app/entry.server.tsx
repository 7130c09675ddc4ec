import type { EntryContext } from '@remix-run/cloudflare'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToReadableStream } from 'react-dom/server'
import { registerDictionaries } from './locales/dictionaries'
import { en } from './locales/en'
import { ru } from './locales/ru'
import { signInOrigins } from './platform/oauth/oauth.server'
import { paymentOrigins } from './platform/payments/stripe.server'
import type { Context } from './platform/server/context.server'
import { isSecure } from './platform/server/cookies.server'
import { contentSecurityPolicy, createNonce } from './platform/server/http.server'
import { logEvent, toErrorFields } from './platform/server/log.server'
import { NonceContext } from './ui/nonce'

// The worker takes these from here (workers/site.ts): so there is one copy of the Remix runtime, and pages ask the database by
// the copy of the query builder that they were built with, where the worker is bundled after them too (`npm run dev`). Told of
// its own classes by another copy, it looks through their ancestors, field by field of every row.
export { createRequestHandler } from '@remix-run/cloudflare'
export { createContext } from './platform/server/context.server'

registerDictionaries('en', en)
registerDictionaries('ru', ru)

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: Context,
) {
  const nonce = createNonce()
  let answerStatus = status
  const body = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        if (request.signal.aborted) return
        answerStatus = 500
        logEvent('error', 'page.render_failed', { requestId: context.requestId, ...toErrorFields(error) })
      },
    },
  )
  if (isbot(request.headers.get('User-Agent'))) await body.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy(nonce, {
      host: new URL(request.url).host,
      secure: isSecure(request),
      development: import.meta.env.DEV,
      formOrigins: [...signInOrigins(context.settings), ...paymentOrigins(context.settings)],
    }),
  )
  return new Response(body, { status: answerStatus, headers })
}

/** The one place that logs a crash. A thrown Response is an answer, not a crash. */
export function handleError(error: unknown, { request, context }: { request: Request; context: unknown }) {
  if (request.signal.aborted || error instanceof Response) return
  const { requestId } = (context ?? {}) as Partial<Context>
  // A method no page answers to, a route that is asked for where it is not.
  if (isRouteErrorResponse(error)) logEvent('warn', 'request.refused', { requestId, status: error.status })
  else logEvent('error', 'request.failed', { requestId, ...toErrorFields(error) })
}
