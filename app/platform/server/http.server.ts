import { redirect } from '@remix-run/cloudflare'
import { safeRedirectPath } from '../../domain/membership/account/redirect-path'
import { networkOf } from '../../domain/membership/network'

/** 404: not there, or not for them to know. */
export const notFound = () => new Response('Not found', { status: 404 })

/** 405; `allowed` are the methods that the address answers. */
export const methodNotAllowed = (allowed: string) =>
  new Response('Method not allowed', { status: 405, headers: { Allow: allowed } })

/** 429 with the seconds to wait. */
export const tooMany = (retryAfterSeconds: number) =>
  new Response('Too many requests', { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } })

/** A redirect that keeps the query string of the address it came by; with 307 a form is sent again as it was. */
export function redirectKeepingQuery(request: Request, path: string, status: 302 | 307 = 302) {
  return redirect(path + new URL(request.url).search, status)
}

/** True when the browser asks for a whole document: no script ran, or the visitor reloaded. */
export const isDocumentRequest = (request: Request) => request.headers.get('Sec-Fetch-Dest') === 'document'

/** True for a prefetch, which may never be shown. */
export const isPrefetch = (request: Request) =>
  /\bprefetch\b/i.test(request.headers.get('Sec-Purpose') ?? request.headers.get('Purpose') ?? '')

/**
 * The network a request comes from, for limits. Only this header: the platform overwrites it, every other one can be sent by
 * anyone.
 */
export const clientNetwork = (request: Request) => networkOf(request.headers.get('CF-Connecting-IP') ?? 'unknown')

/** For a response whose address is a secret: links and resources don't get it as a referrer. */
export const NO_REFERRER = { 'Referrer-Policy': 'no-referrer' }

/**
 * The same for a page with a form, which sends this site's origin alone. Under `no-referrer` a browser without scripts would
 * send the form without its origin, and the cross-site check refuses such forms.
 */
export const ORIGIN_AS_REFERRER = { 'Referrer-Policy': 'strict-origin' }

const HERE = 'https://here.invalid'

/**
 * An answer to a form that scripts sent. A whole response: some ask for it without the framework, which would make every
 * status 200 then.
 */
export const answerJson = (answer: object, status: number, retryAfterSeconds?: number | null) =>
  Response.json(answer, { status, headers: retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {} })

/**
 * Leads a browser without scripts back to the page its form stood on (the field `back`; `otherwise` where it says none), and
 * has that page say what was refused: `of` and `error` go into its address, as `refused=follow.tooMany`, and when it will be
 * possible (`until`). Whose session ended signs in first.
 */
export function redirectBack(
  form: FormData,
  otherwise: string,
  of: string,
  error: string | null,
  until: string | null = null,
) {
  const wanted = form.get('back')
  const url = new URL(safeRedirectPath(typeof wanted === 'string' && wanted ? wanted : otherwise), HERE)
  url.searchParams.delete('refused')
  url.searchParams.delete('until')
  const path = () => url.pathname + url.search + url.hash
  if (error === 'signedOut') return redirect(`/login?redirect=${encodeURIComponent(path())}`, 303)
  if (error) url.searchParams.set('refused', `${of}.${error}`)
  if (error && until) url.searchParams.set('until', until)
  return redirect(path(), 303)
}

/** Cloudflare's cache in the data centre that handles the request; Vite's development server has none. */
export const placeCache = (): Cache | undefined =>
  (globalThis.caches as (CacheStorage & { default?: Cache }) | undefined)?.default

type Origin = {
  host: string
  secure: boolean
  development: boolean
  /** Where a form may lead in the end: Chromium also asks for the address that a form's answer redirects to. */
  formOrigins: string[]
}

/** The policy of a page: only scripts that carry the nonce of this very answer, and what those load. */
export function contentSecurityPolicy(nonce: string, { host, secure, development, formOrigins }: Origin): string {
  const socket = `${secure ? 'wss' : 'ws'}://${host}`
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    // Style attributes and the measured styles of floating panels; scripts have no such opening.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': development ? `'self' ws: wss:` : `'self' ${socket}`,
    // The one worker of the site: it keeps pages for reading offline, and shows what push brings.
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': ["'self'", ...formOrigins].join(' '),
    'manifest-src': "'self'",
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** A fresh nonce: 128 random bits. */
export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}
