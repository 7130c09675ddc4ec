import { createMiddleware } from 'hono/factory'
import { readUpTo } from './read-up-to'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Programs send no forms; the service behind the API reads its bodies itself. */
const API = /^\/api\//

/** The most a form may weigh, in bytes: a picture of 1 MB and the fields around it fit twice. */
const MOST_BYTES = 2_000_000

/** A post may bring four such pictures. */
const POST = /^\/resources\/posts(?:\.data)?$/
const MOST_BYTES_OF_A_POST = 5_000_000

/** What Stripe sends is signed as it stands, byte by byte, and no form. */
const WEBHOOK = '/webhooks/stripe'

/** Whoever chose a large photo on a page without scripts is told so on that page. */
const PHOTO = '/resources/photo'
const PHOTO_TOO_LARGE = '/app/settings?tab=personal&photo=tooLarge'

/**
 * What is sent to a page must be a form that can be read: 413 for one too large, 400 for anything else, so that no action
 * meets a body it can only fail at.
 */
export const refuseUnreadableForms = createMiddleware(async (c, next) => {
  const request = c.req.raw
  if (SAFE.has(request.method) || API.test(c.req.path)) return next()
  const body = await readUpTo(POST.test(c.req.path) ? MOST_BYTES_OF_A_POST : MOST_BYTES, request)
  if (!body) {
    const isPage = request.headers.get('Sec-Fetch-Dest') === 'document'
    return isPage && c.req.path === PHOTO ? c.redirect(PHOTO_TOO_LARGE, 303) : c.text('Content Too Large', 413)
  }
  const { headers } = request
  if (c.req.path === WEBHOOK) {
    c.req.raw = new Request(request, { body })
    return next()
  }
  try {
    await new Response(body, { headers: { 'Content-Type': headers.get('Content-Type') ?? '' } }).formData()
  } catch {
    return c.text('Bad Request', 400)
  }
  c.req.raw = new Request(request, { body })
  return next()
})
