import { createMiddleware } from 'hono/factory'
import { logEvent } from '../../app/platform/server/log.server'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Read no cookie, so another site may call them. The API computes for anybody, or for whoever sends a personal token, and changes
 * nothing; mail programs stop mails by the token in the address (RFC 8058), and what Stripe sends is signed.
 */
const OPEN_PATHS = /^(\/api\/hd\/|\/api\/v1\/|\/unsubscribe$|\/webhooks\/stripe$)/

/**
 * Whatever changes something, and every socket, must come from this site's own pages. Browsers always say where such a
 * request comes from; one that says nothing is refused too.
 */
export const refuseCrossSite = createMiddleware(async (c, next) => {
  const request = c.req.raw
  const isSocket = request.headers.get('Upgrade')?.toLowerCase() === 'websocket'
  if ((SAFE_METHODS.has(request.method) && !isSocket) || OPEN_PATHS.test(c.req.path) || isOwn(request)) return next()
  logEvent('warn', 'request.cross_site', { requestId: c.req.header('CF-Ray'), isSocket })
  return c.text('Forbidden', 403)
})

function isOwn(request: Request): boolean {
  const origin = request.headers.get('Origin')
  if (origin === null) return request.headers.get('Sec-Fetch-Site') === 'same-origin'
  try {
    return new URL(origin).origin === new URL(request.url).origin
  } catch {
    return false
  }
}

const FORWARDED_HOST = 'X-Forwarded-Host'

/**
 * No proxy stands before this site that says which host was meant: what a client says of it counts for nothing. The framework
 * would take it for the host, and fail at forms that come from another.
 */
export const forgetForwardedHost = createMiddleware(async (c, next) => {
  const request = c.req.raw
  if (request.headers.has(FORWARDED_HOST)) {
    const headers = new Headers(request.headers)
    headers.delete(FORWARDED_HOST)
    c.req.raw = new Request(request, { headers })
  }
  return next()
})

/**
 * What somebody asked to change comes to its end also when they have left meanwhile: with the connection the platform would
 * break off the work, between what is written and what is said of it.
 */
export const finishChanges = createMiddleware(async (c, next) => {
  const work = next()
  if (!SAFE_METHODS.has(c.req.method)) c.executionCtx.waitUntil(work.catch(() => undefined))
  await work
})
