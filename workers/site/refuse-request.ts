import type { Context } from 'hono'
import type { ErrorCode } from '../../app/domain/messaging/conversation-frames.schema'

const STATUS = {
  malformed: 400,
  too_large: 413,
  empty: 422,
  too_long: 422,
  invalid_content: 422,
  rate_limited: 429,
  conflict: 409,
  too_late: 409,
  not_found: 404,
  picture_gone: 404,
  unavailable: 403,
  unexpected: 503,
} as const satisfies Record<ErrorCode, number>

/** A problem as the API says it: its code, and how long to wait where that helps. */
export function refuseRequest(c: Context, code: ErrorCode, retryAfterMs?: number) {
  if (retryAfterMs !== undefined) c.header('Retry-After', String(Math.max(1, Math.ceil(retryAfterMs / 1000))))
  return c.json({ error: code, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }, STATUS[code])
}
