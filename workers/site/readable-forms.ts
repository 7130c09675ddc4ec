import { Buffer } from 'node:buffer'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { html } from 'hono/html'
import { WITHDRAWAL_PATH } from '../../app/domain/membership/premium/withdrawal'
import { languageOf, translator } from '../../app/platform/server/i18n.server'
import { logEvent } from '../../app/platform/server/log.server'
import { readUpTo } from './read-up-to'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** API clients send no forms; each part of the API has its own limits. */
const API = /^\/api\//

const KILOBYTE = 1000
/** The limit of a form with short fields. */
const MOST_BYTES = 64 * KILOBYTE
/**
 * The limit of forms with long texts. A character can have 20 UTF-16 units (`UNITS_A_CHARACTER`) of three bytes, which a form without
 * scripts encodes as three letters each: 180 bytes. The longest text, of an event, has 3,000 characters: 540 kB.
 */
const MOST_BYTES_OF_TEXTS = 600 * KILOBYTE
const TEXTS =
  /^\/(?:app\/(?:appeals|events\/[^/]+(?:\/edit)?|insights\/journal|messages|settings|support)|resources\/(?:comments|connections|events|reports))(?:\.data)?$/
/** Notes of a private chart: 10,000 characters of 180 bytes, and its labels. */
const MOST_BYTES_OF_NOTES = 1850 * KILOBYTE
const NOTES = /^\/app\/connections\/private\/(?!new(?:\.data)?$)[^/]+(?:\.data)?$/
/** More than any form has; parsing many fields costs far more than parsing long ones. */
const MOST_FIELDS = 200

/** Limits of uploads: one picture of 1 MB, or four for a post, with the other fields. */
const UPLOADS: [RegExp, number][] = [
  [/^\/resources\/photo(?:\.data)?$/, 2000 * KILOBYTE],
  [/^\/resources\/posts(?:\.data)?$/, 5000 * KILOBYTE],
]

/** Stripe signs the raw body, which is no form. */
const WEBHOOK = '/webhooks/stripe'
const MOST_BYTES_OF_AN_EVENT = 1000 * KILOBYTE

/** Without scripts, the error about a large photo is shown on the page with the form. */
const PHOTO = '/resources/photo'
const PHOTO_TOO_LARGE = '/app/settings?tab=personal&photo=tooLarge'

function mostBytes(path: string): number {
  if (path === WEBHOOK) return MOST_BYTES_OF_AN_EVENT
  const most = NOTES.test(path) ? MOST_BYTES_OF_NOTES : TEXTS.test(path) ? MOST_BYTES_OF_TEXTS : MOST_BYTES
  return UPLOADS.find(([address]) => address.test(path))?.[1] ?? most
}

/**
 * Refuses bodies that no action can parse: 413 for a form with too many bytes or fields, 400 for anything that isn't a form. Fields are
 * counted before they're parsed.
 */
export const refuseUnreadableForms = createMiddleware(async (c, next) => {
  const request = c.req.raw
  if (SAFE.has(request.method) || API.test(c.req.path)) return next()
  const body = await readUpTo(mostBytes(c.req.path), request)
  if (!body) return tooLarge(c)
  if (c.req.path === WEBHOOK) {
    c.req.raw = new Request(request, { body })
    return next()
  }
  const type = request.headers.get('Content-Type') ?? ''
  const separator = separatorOf(type)
  if (separator === null) return c.text('Bad Request', 400)
  if (hasMoreThan(MOST_FIELDS, separator, await body.arrayBuffer())) return tooLarge(c)
  try {
    await new Response(body, { headers: { 'Content-Type': type } }).formData()
  } catch {
    return c.text('Bad Request', 400)
  }
  c.req.raw = new Request(request, { body })
  return next()
})

/** The separator between the fields of a form of this type; null if it's ambiguous. */
function separatorOf(type: string): string | null {
  if (!/^multipart\//i.test(type)) return '&'
  const boundaries = [...type.matchAll(/boundary=(?:"([^"\\]+)"|([^\s;"]+))/gi)]
  const [, quoted, bare] = boundaries[0] ?? []
  // The boundary itself may contain the word: Chromium's is `----WebKitFormBoundary…`.
  const named = type.match(/boundary[\s*]*=/gi)?.length ?? 0
  return boundaries.length === 1 && named === 1 ? `--${quoted ?? bare}` : null
}

/** Whether a body contains a separator more than `most` times. */
function hasMoreThan(most: number, separator: string, body: ArrayBuffer): boolean {
  const bytes = Buffer.from(body)
  let count = 0
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, at + separator.length)) {
    if (++count > most) return true
  }
  return false
}

async function tooLarge(c: Context) {
  logEvent('warn', 'request.too_large', { requestId: c.req.header('CF-Ray') })
  if (c.req.header('Sec-Fetch-Dest') !== 'document') return c.text('Content Too Large', 413)
  if (c.req.path === PHOTO) return c.redirect(PHOTO_TOO_LARGE, 303)
  const language = await languageOf(c.req.raw)
  const t = translator(language, 'errors')
  const common = translator(language, 'common')
  // Directive 2011/83/EU, Article 11a: the withdrawal function is on every page.
  return c.html(
    html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${t('tooLargeTitle')}</title></head><body><main><h1>${t('tooLargeTitle')}</h1><p>${t('tooLargeText')}</p>
<p><a href="/">${common('backHome')}</a></p>
<nav aria-label="${common('legal')}"><ul><li><a href="/accessibility">${common('accessibility')}</a></li>
<li><a href="${WITHDRAWAL_PATH}">${common('withdraw')}</a></li></ul></nav></main></body></html>`,
    413,
  )
}
