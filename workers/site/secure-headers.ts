import { createMiddleware } from 'hono/factory'
import { NO_REFERRER, ORIGIN_AS_REFERRER } from '../../app/platform/server/http.server'

const HEADERS: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  // For what still asks them instead of the policy: no frame, and no old filter that can be turned against a page.
  'X-Frame-Options': 'DENY',
  'X-XSS-Protection': '0',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Pages under these paths show one member's own things, or take a password. */
const PERSONAL = /^\/(app|login|register|auth|oauth|resources)(\/|\.|$)/

/** The address of a page that opens for whoever knows it, also one that opens nothing. */
const SECRET_ADDRESS = /^\/c\//i
/**
 * Where the router asks which routes addresses are of: it names them in the query, one a value or several with commas. Pages that people
 * sign in on name the one to come back to as `redirect`.
 */
const ROUTE_DISCOVERY = '/__manifest'
const NAMES_SECRET_ADDRESS = /(^|,)\/c\//i

/**
 * What an answer to a secret address carries, or to a request that names one, so that other sites aren't told it and engines don't list
 * it; null for any other. `strict-origin` for pages, since they have forms (`ORIGIN_AS_REFERRER`).
 */
function secretHeaders(path: string, query: Record<string, string[]>): Record<string, string> | null {
  const hidden = { 'X-Robots-Tag': 'noindex, nofollow' }
  if (SECRET_ADDRESS.test(path)) return { ...ORIGIN_AS_REFERRER, ...hidden }
  const isDiscovery = path === ROUTE_DISCOVERY
  const named = isDiscovery ? Object.values(query).flat() : (query.redirect ?? [])
  if (!named.some((value) => NAMES_SECRET_ADDRESS.test(value))) return null
  return { ...(isDiscovery ? NO_REFERRER : ORIGIN_AS_REFERRER), ...hidden }
}

/** Every page, and the data of every page, names the member who is signed in. */
const SIGNED_IN = /(^|;\s*)(__Host-)?session=/

/** The headers every answer of the worker carries; files under /assets get theirs from public/_headers. */
export const secureHeaders = createMiddleware(async (c, next) => {
  await next()
  const { headers } = c.res
  const secret = secretHeaders(c.req.path, c.req.queries())
  for (const [name, value] of Object.entries(secret ?? {})) headers.set(name, value)
  for (const [name, value] of Object.entries(HEADERS)) if (!headers.has(name)) headers.set(name, value)
  // Pictures say themselves who may keep them.
  const isPage = !/^\/(api|assets|avatars|post-images)\//.test(c.req.path)
  const isPersonal =
    isPage &&
    (secret !== null ||
      PERSONAL.test(c.req.path) ||
      headers.has('Set-Cookie') ||
      SIGNED_IN.test(c.req.header('Cookie') ?? ''))
  if (isPersonal) headers.set('Cache-Control', 'no-store, private')
  // A visitor's page is in their language and theme.
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', isPage ? 'no-cache, private' : 'no-store')
  // What is not a page loads nothing.
  if (!headers.has('Content-Security-Policy')) {
    headers.set(
      'Content-Security-Policy',
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    )
  }
})
