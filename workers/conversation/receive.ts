import { CLOSE } from '../../app/domain/messaging/close-codes'
import {
  type ClientFrame,
  clientFrameSchema,
  type ErrorCode,
} from '../../app/domain/messaging/conversation-frames.schema'
import { isFrameTooLarge, parseFrameText } from '../../app/domain/messaging/frame-text'
import { FRAME_MAX_BYTES } from '../../app/domain/messaging/limits'
import type { Refused, Seat } from '../../app/domain/messaging/objects'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { editMessage, removeMessage } from './change-message'
import { type Context, rateLimited } from './context'
import { markRead } from './mark-read'
import { admit, isHidden } from './request'
import { sendMessage } from './send-message'
import type { Seated } from './sockets'
import { isClosed } from './store/standing'

/** Takes a frame of a socket, which learns of a fault of ours too. Never throws. */
export function receiveSafely(context: Context, socket: WebSocket, data: string | ArrayBuffer): void {
  try {
    const seated = context.sockets.of(socket)
    if (seated) receive(context, socket, seated, data)
  } catch (error) {
    // The platform would only log it, and the sender would wait for an answer for ever.
    logEvent('error', 'conversation.frame_failed', toErrorFields(error))
    refuse(context, socket, { code: 'unexpected' }, findClientId(data).clientId)
  }
}

/** What a frame of a socket means; whatever had no effect is answered by an error frame. */
function receive(context: Context, socket: WebSocket, seated: Seated, data: string | ArrayBuffer): void {
  const now = Date.now()
  context.sockets.endOld(now)
  if (!context.sockets.of(socket)) return
  context.sockets.heard(socket, now)
  const refusal = context.takeEvent(seated.seat.memberId)
  if (refusal) {
    refuse(context, socket, rateLimited(refusal), findClientId(data).clientId)
    if (refusal.isAbuse) context.sockets.close(socket, CLOSE.flood)
    return
  }
  const read = readFrame(data)
  if (!read.ok) {
    refuse(context, socket, read, read.clientId)
    return
  }
  const outcome = act(context, socket, seated, read.frame)
  if (!outcome.ok) refuse(context, socket, outcome, 'clientId' in read.frame ? read.frame.clientId : undefined)
}

const DONE = { ok: true } as const

function act(context: Context, socket: WebSocket, { seat }: Seated, frame: ClientFrame): { ok: true } | Refused {
  const { sockets } = context
  switch (frame.type) {
    case 'send':
      return sendMessage(context, seat, frame, ({ seq, id, createdAt }) =>
        sockets.send(socket, { type: 'ack', clientId: frame.clientId, seq, id, createdAt }),
      )
    case 'edit':
      return editMessage(context, seat, frame.seq, frame.content, (answer) => sockets.send(socket, answer))
    case 'delete':
      return removeMessage(context, seat, frame.seq, (answer) => sockets.send(socket, answer))
    case 'read':
      return markRead(context, seat, frame.seq, socket)
    case 'typing':
      broadcastTyping(context, seat)
      return DONE
    case 'got':
      sockets.confirm(socket, frame.seq)
      return DONE
  }
}

function broadcastTyping(context: Context, seat: Seat) {
  const standing = admit(context, seat)
  if (!standing || isClosed(standing) || isHidden(standing, seat.memberId)) return
  context.sockets.broadcast({ type: 'typing', memberId: seat.memberId }, ({ memberId }) => memberId !== seat.memberId)
}

function refuse(context: Context, socket: WebSocket, { code, retryAfterMs }: Omit<Refused, 'ok'>, clientId?: string) {
  context.sockets.send(socket, { type: 'error', code, clientId, retryAfterMs })
}

/** So many wait at most, and none that is too large: what floods a conversation is to be refused, not to be collected. */
const MOST_WAITING = 256

type Frame = { socket: WebSocket; data: string | ArrayBuffer }

/**
 * What came over the sockets of a conversation and waits for its turn: all of it is worked off together as soon as the runtime
 * has looked at its sockets again. So a crowd of frames is kept by one commit, in which most of the time of a message goes;
 * and since nobody is answered before every socket was looked at, whoever writes fast can't keep others from being read. A
 * frame that comes alone waits for a fraction of a millisecond.
 */
export class FrameQueue {
  readonly #work: (socket: WebSocket, data: string | ArrayBuffer) => void
  #waiting: Frame[] = []

  /** `work` must not throw. */
  constructor(work: (socket: WebSocket, data: string | ArrayBuffer) => void) {
    this.#work = work
  }

  /** The first one that waits gets a promise that keeps the object awake until all are worked off. */
  add(socket: WebSocket, data: string | ArrayBuffer): Promise<void> | void {
    this.#waiting.push({ socket, data })
    const isTooMuch = this.#waiting.length >= MOST_WAITING || typeof data !== 'string' || data.length > FRAME_MAX_BYTES
    if (isTooMuch) return this.flush()
    if (this.#waiting.length === 1) return scheduler.wait(0).then(() => this.flush())
  }

  /** What waits is worked off now, in the order it came. */
  flush(): void {
    const frames = this.#waiting
    this.#waiting = []
    for (const { socket, data } of frames) this.#work(socket, data)
  }
}

type ReadFrame =
  | { ok: true; frame: ClientFrame }
  /** With the `clientId` it came with, where it had one, so that its sender knows which message it was. */
  | { ok: false; code: ErrorCode; clientId?: string }

/** What came over a socket as a frame of the protocol, or what is wrong with it. Never throws. */
function readFrame(data: string | ArrayBuffer): ReadFrame {
  if (typeof data !== 'string') return { ok: false, code: 'malformed' }
  if (isFrameTooLarge(data, FRAME_MAX_BYTES)) return { ok: false, code: 'too_large' }
  const json = parseFrameText(data)
  const parsed = clientFrameSchema.safeParse(json)
  if (parsed.success) return { ok: true, frame: parsed.data }
  return { ok: false, code: 'malformed', ...clientIdOf(json) }
}

/** Which message a frame was about, without a look at the rest of it. */
function findClientId(data: string | ArrayBuffer): { clientId?: string } {
  return typeof data === 'string' && !isFrameTooLarge(data, FRAME_MAX_BYTES) ? clientIdOf(parseFrameText(data)) : {}
}

/** As long as a UUID is. */
const CLIENT_ID_UNITS = 36

function clientIdOf(json: unknown): { clientId?: string } {
  if (typeof json !== 'object' || json === null || !('clientId' in json)) return {}
  const { clientId } = json
  return typeof clientId === 'string' && clientId.length <= CLIENT_ID_UNITS ? { clientId } : {}
}
