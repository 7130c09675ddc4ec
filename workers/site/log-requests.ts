import { createMiddleware } from 'hono/factory'
import type { Bindings } from '../../app/platform/server/env.server'
import { logEvent } from '../../app/platform/server/log.server'
import { measure } from '../../app/platform/server/metrics.server'
import { pagePath, UNKNOWN } from './route-pattern'

/** Other methods are logged as `OTHER`, because clients can send any text. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Logs and measures each request once its response begins: the pattern of the route, the status and the duration, but nothing of the
 * path itself. For an unknown path it logs the page of this site that links there.
 */
export const logRequests = (routeOf: (path: string) => string) =>
  createMiddleware<{ Bindings: Bindings }>(async (c, next) => {
    const begunAt = Date.now()
    await next()
    const { method } = c.req
    const path = pagePath(c.req.path)
    const route = routeOf(path)
    const { status } = c.res
    const milliseconds = Date.now() - begunAt
    measure(c.env, { kind: 'request', name: route, outcome: `${Math.floor(status / 100)}xx`, milliseconds })
    logEvent('info', 'request.done', {
      requestId: c.res.headers.get('X-Request-Id') ?? c.req.header('CF-Ray'),
      method: METHODS.has(method) ? method : 'OTHER',
      route,
      status,
      milliseconds,
      ...(path !== c.req.path && { isData: true }),
      ...(route === UNKNOWN && { from: fromPage(c.req.raw, routeOf) }),
    })
  })

/** The page of this site with the link that was followed. */
function fromPage(request: Request, routeOf: (path: string) => string): string | undefined {
  const referrer = request.headers.get('Referer')
  if (!referrer || !URL.canParse(referrer)) return undefined
  const { host, pathname } = new URL(referrer)
  return host === new URL(request.url).host ? routeOf(pathname) : undefined
}
