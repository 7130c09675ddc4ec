import { hexDigest } from '~/domain/text/hex'
import type { Context } from '~/platform/context.server'
import { NO_REFERRER } from '~/platform/http.server'
import { unlessBroken } from '~/platform/refusal.server'
import { loadFeed } from './load-feed.server'

const FILE = /^([0-9a-f]{64})\.ics$/
const RETRY_AFTER_SECONDS = 300

const HEADERS = {
  ...NO_REFERRER,
  // Kept by the device alone, and only as long as it is still so.
  'Cache-Control': 'private, no-cache',
  'X-Robots-Tag': 'noindex',
}
const refuse = (text: string, status: number, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { ...HEADERS, 'Cache-Control': 'no-store', ...headers } })

/**
 * The calendar at an address that holds a token: who knows it may read. Nothing is thrown, as what fails is logged with its
 * address, and this one is a secret.
 */
export async function answerFeedFile(context: Context, request: Request, file: string): Promise<Response> {
  const token = FILE.exec(file)?.[1]
  if (!token) return refuse('Not found', 404)
  const { success } = await context.bindings.LOOKUP_LIMIT.limit({ key: `calendar:${context.clientNetwork}` })
  if (!success) return refuse('Too many requests', 429, { 'Retry-After': '60' })
  const text = await unlessBroken(context, 'calendar.feed_failed', () => loadFeed(context, token))
  if (text === undefined) return refuse('Not found', 404)
  if (text === null) return refuse('Not now', 503, { 'Retry-After': String(RETRY_AFTER_SECONDS) })
  const etag = `"${await hexDigest(text)}"`
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers: { ...HEADERS, ETag: etag } })
  return new Response(text, {
    headers: {
      ...HEADERS,
      ETag: etag,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="human-design.ics"',
    },
  })
}

/** Whether who asks has this very text; on the way a compressed answer may have become a weak one. */
function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get('If-None-Match')?.split(',') ?? []
  return known.some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
