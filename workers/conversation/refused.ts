import type { ErrorCode } from '../../app/domain/messaging/conversation-frames.schema'
import type { EventRefusal } from '../../app/domain/messaging/event-limit'
import type { Refused } from '../../app/domain/messaging/objects'

export const refused = (code: ErrorCode): Refused => ({ ok: false, code })

export const rateLimited = ({ retryAfterMs }: EventRefusal): Refused => ({
  ok: false,
  code: 'rate_limited',
  retryAfterMs,
})
