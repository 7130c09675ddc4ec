import {
  type ClientFrame,
  clientFrameSchema,
  type ErrorCode,
} from '../../app/domain/messaging/conversation-frames.schema'
import { isFrameTooLarge, parseFrameText } from '../../app/domain/messaging/frame-text'
import { FRAME_MAX_BYTES } from '../../app/domain/messaging/limits'

export type ReadFrame =
  | { ok: true; frame: ClientFrame }
  /** With the `clientId` it came with, where it had one, so that its sender knows which message it was. */
  | { ok: false; code: ErrorCode; clientId?: string }

/** What came over a socket as a frame of the protocol, or what is wrong with it. Never throws. */
export function readFrame(data: string | ArrayBuffer): ReadFrame {
  if (typeof data !== 'string') return { ok: false, code: 'malformed' }
  if (isFrameTooLarge(data, FRAME_MAX_BYTES)) return { ok: false, code: 'too_large' }
  const json = parseFrameText(data)
  const parsed = clientFrameSchema.safeParse(json)
  if (parsed.success) return { ok: true, frame: parsed.data }
  return { ok: false, code: 'malformed', ...clientIdOf(json) }
}

/** Which message a frame was about, without a look at the rest of it. */
export function findClientId(data: string | ArrayBuffer): { clientId?: string } {
  return typeof data === 'string' && !isFrameTooLarge(data, FRAME_MAX_BYTES) ? clientIdOf(parseFrameText(data)) : {}
}

/** As long as a UUID is. */
const CLIENT_ID_UNITS = 36

function clientIdOf(json: unknown): { clientId?: string } {
  if (typeof json !== 'object' || json === null || !('clientId' in json)) return {}
  const { clientId } = json
  return typeof clientId === 'string' && clientId.length <= CLIENT_ID_UNITS ? { clientId } : {}
}
