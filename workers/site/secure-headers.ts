import { createMiddleware } from 'hono/factory'
import { NO_REFERRER, ORIGIN_AS_REFERRER } from '../../app/platform/server/http.server'

const HEADERS: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  // For old browsers without a content security policy: no frames, and no XSS filter, which can be abused.
  'X-Frame-Options': 'DENY',
  'X-XSS-Protection': '0',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Pages under these paths show a member's own data or accept a password. */
const PERSONAL = /^\/(app|login|register|auth|oauth|resources)(\/|\.|$)/

/** Pages that open for anyone who knows the address. */
const SECRET_ADDRESS = /^\/c\//i
/**
 * The router's discovery request has paths in its query, one per value or several with commas. Sign-in pages have the page to return to
 * as `redirect`.
 */
const ROUTE_DISCOVERY = '/__manifest'
const NAMES_SECRET_ADDRESS = /(^|,)\/c\//i

/**
 * The headers of a response to a secret address, or to a request that contains one, so that it isn't sent to other sites or indexed;
 * null for all others. Pages get `strict-origin`, because they have forms (`ORIGIN_AS_REFERRER`).
 */
function secretHeaders(path: string, query: Record<string, string[]>): Record<string, string> | null {
  const hidden = { 'X-Robots-Tag': 'noindex, nofollow' }
  if (SECRET_ADDRESS.test(path)) return { ...ORIGIN_AS_REFERRER, ...hidden }
  const isDiscovery = path === ROUTE_DISCOVERY
  const named = isDiscovery ? Object.values(query).flat() : (query.redirect ?? [])
  if (!named.some((value) => NAMES_SECRET_ADDRESS.test(value))) return null
  return { ...(isDiscovery ? NO_REFERRER : ORIGIN_AS_REFERRER), ...hidden }
}

/** The session cookie. Every page contains the name of the signed-in member. */
const SIGNED_IN = /(^|;\s*)(__Host-)?session=/

/** The headers of all responses of the worker; files under /assets get theirs from public/_headers. */
export const secureHeaders = createMiddleware(async (c, next) => {
  await next()
  const { headers } = c.res
  const secret = secretHeaders(c.req.path, c.req.queries())
  for (const [name, value] of Object.entries(secret ?? {})) headers.set(name, value)
  for (const [name, value] of Object.entries(HEADERS)) if (!headers.has(name)) headers.set(name, value)
  // Pictures set their own cache headers.
  const isPage = !/^\/(api|assets|avatars|post-images)\//.test(c.req.path)
  const isPersonal =
    isPage &&
    (secret !== null ||
      PERSONAL.test(c.req.path) ||
      headers.has('Set-Cookie') ||
      SIGNED_IN.test(c.req.header('Cookie') ?? ''))
  if (isPersonal) headers.set('Cache-Control', 'no-store, private')
  // A visitor's page depends on their language and theme.
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', isPage ? 'no-cache, private' : 'no-store')
  // Only pages load anything.
  if (!headers.has('Content-Security-Policy')) {
    headers.set(
      'Content-Security-Policy',
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    )
  }
})
