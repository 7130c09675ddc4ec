import { createMiddleware } from 'hono/factory'
import { ORIGIN_AS_REFERRER } from '../../app/platform/server/http.server'

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

/**
 * The address of a page that opens for whoever knows it, also one that opens nothing: other sites aren't told it, engines don't list it,
 * and no cache keeps it. `strict-origin` since the page has forms (`ORIGIN_AS_REFERRER`).
 */
const SECRET_ADDRESS = /^\/c\//i
const SECRET_ADDRESS_HEADERS = { ...ORIGIN_AS_REFERRER, 'X-Robots-Tag': 'noindex, nofollow' }

/** Every page, and the data of every page, names the member who is signed in. */
const SIGNED_IN = /(^|;\s*)(__Host-)?session=/

/** The headers every answer of the worker carries; files under /assets get theirs from public/_headers. */
export const secureHeaders = createMiddleware(async (c, next) => {
  await next()
  const { headers } = c.res
  const isSecret = SECRET_ADDRESS.test(c.req.path)
  if (isSecret) for (const [name, value] of Object.entries(SECRET_ADDRESS_HEADERS)) headers.set(name, value)
  for (const [name, value] of Object.entries(HEADERS)) if (!headers.has(name)) headers.set(name, value)
  // Pictures say themselves who may keep them.
  const isPage = !/^\/(api|assets|avatars|post-images)\//.test(c.req.path)
  const isPersonal =
    isPage &&
    (isSecret || PERSONAL.test(c.req.path) || headers.has('Set-Cookie') || SIGNED_IN.test(c.req.header('Cookie') ?? ''))
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
