import { isFrameTooLarge, parseFrameText } from '../../app/domain/messaging/frame-text'
import { type HubClientFrame, hubClientFrameSchema } from '../../app/domain/messaging/hub-frames.schema'
import { HUB_FRAME_MAX_BYTES } from '../../app/domain/messaging/limits'

/** What a client said, or why it cannot be understood. Never throws. */
export function receive(data: string | ArrayBuffer): HubClientFrame | 'malformed' | 'too_large' {
  if (typeof data !== 'string') return 'malformed'
  if (isFrameTooLarge(data, HUB_FRAME_MAX_BYTES)) return 'too_large'
  const parsed = hubClientFrameSchema.safeParse(parseFrameText(data))
  return parsed.success ? parsed.data : 'malformed'
}
