import { createMiddleware } from 'hono/factory'
import { logEvent } from '../../app/platform/server/log.server'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * These paths read no cookies, so other sites may call them. The API changes nothing and uses a personal token if any; unsubscribing
 * uses a token in the address (RFC 8058), and Stripe's events are signed.
 */
const OPEN_PATHS = /^(\/api\/hd\/|\/api\/v1\/|\/unsubscribe$|\/webhooks\/stripe$)/

/**
 * Requests that change something, and sockets, must come from this site's own pages. Browsers always send the origin of such a
 * request, so one without it is refused too.
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
 * Deletes the header that a client may send, since there is no proxy in front of the site. The framework would take it for the host
 * and reject forms of another one.
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
 * Finishes changes even if the client disconnects. Otherwise the platform would stop the work, for example between a write and its
 * notifications.
 */
export const finishChanges = createMiddleware(async (c, next) => {
  const work = next()
  if (!SAFE_METHODS.has(c.req.method)) c.executionCtx.waitUntil(work.catch(() => undefined))
  await work
})
