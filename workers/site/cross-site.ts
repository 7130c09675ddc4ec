import { createMiddleware } from 'hono/factory'
import { logEvent } from '../../app/platform/server/log.server'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Read no cookie, so another site may call them. The API computes for anybody, or for whoever sends a personal token, and changes
 * nothing; mail programs stop mails by the token in the address (RFC 8058), and what Stripe sends is signed.
 */
const OPEN = /^(\/api\/hd\/|\/api\/v1\/|\/unsubscribe$|\/webhooks\/stripe$)/

/**
 * Whatever changes something, and every socket, must come from this site's own pages. Browsers always say where such a
 * request comes from; one that says nothing is refused too.
 */
export const refuseCrossSite = createMiddleware(async (c, next) => {
  const request = c.req.raw
  const isSocket = request.headers.get('Upgrade')?.toLowerCase() === 'websocket'
  if ((SAFE.has(request.method) && !isSocket) || OPEN.test(c.req.path) || isOwn(request)) return next()
  logEvent('warn', 'door.cross_site', { requestId: c.req.header('CF-Ray'), isSocket })
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
