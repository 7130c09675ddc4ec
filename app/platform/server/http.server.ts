import { redirect } from '@remix-run/cloudflare'
import { networkOf } from '../../domain/membership/network'

/** 404: not there, or not for them to know. */
export const notFound = () => new Response('Not found', { status: 404 })

/** 405: nothing is changed here; `allowed` is what the address does answer. */
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

/** True when the browser fetches ahead what somebody may ask for, and may never be shown. */
export const isPrefetch = (request: Request) =>
  /\bprefetch\b/i.test(request.headers.get('Sec-Purpose') ?? request.headers.get('Purpose') ?? '')

/**
 * The network a request comes from, for limits. Only this header: the platform overwrites it, every other one can be sent by
 * anyone.
 */
export const clientNetwork = (request: Request) => networkOf(request.headers.get('CF-Connecting-IP') ?? 'unknown')

/** For an answer whose address opens something: nothing it leads to is told the address. */
export const NO_REFERRER = { 'Referrer-Policy': 'no-referrer' }

/**
 * The same for a page with a form, which tells this site's name alone. Under `no-referrer` a browser without scripts would
 * send the form without its origin, and the door refuses such forms.
 */
export const ORIGIN_AS_REFERRER = { 'Referrer-Policy': 'strict-origin' }
