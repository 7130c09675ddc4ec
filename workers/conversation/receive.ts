import { CLOSE } from '../../app/domain/messaging/close-codes'
import {
  type ClientFrame,
  clientFrameSchema,
  type ErrorCode,
} from '../../app/domain/messaging/conversation-frames.schema'
import { isFrameTooLarge, parseFrameText } from '../../app/domain/messaging/frame-text'
import { FRAME_MAX_BYTES } from '../../app/domain/messaging/limits'
import type { Participant, Refused } from '../../app/domain/messaging/objects'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { editMessage, removeMessage } from './change-message'
import { type Context, rateLimited } from './context'
import { markRead } from './mark-read'
import { admit, isHidden } from './request'
import { sendMessage } from './send-message'
import type { SocketData } from './sockets'
import { isClosed } from './store/state'

/** Handles a frame of a socket and reports unexpected errors to its sender. Never throws. */
export function receiveSafely(context: Context, socket: WebSocket, data: string | ArrayBuffer): void {
  try {
    const socketData = context.sockets.of(socket)
    if (socketData) receive(context, socket, socketData, data)
  } catch (error) {
    // The platform would only log it, and the sender would wait forever.
    logEvent('error', 'conversation.frame_failed', toErrorFields(error))
    refuse(context, socket, { code: 'unexpected' }, findClientId(data).clientId)
  }
}

/** Handles a frame; one without effect is answered with an error frame. */
function receive(context: Context, socket: WebSocket, socketData: SocketData, data: string | ArrayBuffer): void {
  const now = Date.now()
  context.sockets.closeExpired(now)
  if (!context.sockets.of(socket)) return
  context.sockets.markActive(socket, now)
  const refusal = context.takeEvent(socketData.participant.memberId)
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
  const outcome = act(context, socket, socketData, read.frame)
  if (!outcome.ok) refuse(context, socket, outcome, 'clientId' in read.frame ? read.frame.clientId : undefined)
}

const DONE = { ok: true } as const

function act(
  context: Context,
  socket: WebSocket,
  { participant }: SocketData,
  frame: ClientFrame,
): { ok: true } | Refused {
  const { sockets } = context
  switch (frame.type) {
    case 'send':
      return sendMessage(context, participant, frame, ({ seq, id, createdAt }) =>
        sockets.send(socket, { type: 'ack', clientId: frame.clientId, seq, id, createdAt }),
      )
    case 'edit':
      return editMessage(context, participant, frame.seq, frame.content, (answer) => sockets.send(socket, answer))
    case 'delete':
      return removeMessage(context, participant, frame.seq, (answer) => sockets.send(socket, answer))
    case 'read':
      return markRead(context, participant, frame.seq, socket)
    case 'typing':
      broadcastTyping(context, participant)
      return DONE
    case 'got':
      sockets.confirm(socket, frame.seq)
      return DONE
  }
}

function broadcastTyping(context: Context, participant: Participant) {
  const state = admit(context, participant)
  if (!state || isClosed(state) || isHidden(state, participant.memberId)) return
  context.sockets.broadcast(
    { type: 'typing', memberId: participant.memberId },
    ({ memberId }) => memberId !== participant.memberId,
  )
}

function refuse(context: Context, socket: WebSocket, { code, retryAfterMs }: Omit<Refused, 'ok'>, clientId?: string) {
  context.sockets.send(socket, { type: 'error', code, clientId, retryAfterMs })
}

/** The limit of queued frames. Beyond it, and for oversized frames, the queue is flushed so that floods are refused. */
const MOST_QUEUED = 256

type Frame = { socket: WebSocket; data: string | ArrayBuffer }

/**
 * Queues the frames of a conversation's sockets and handles them together after the runtime has read all sockets. They share one
 * commit, which takes most of the time of a message. No one is answered before every socket has been read, so a fast sender can't
 * delay others. A single frame waits for a fraction of a millisecond.
 */
export class FrameQueue {
  readonly #handle: (socket: WebSocket, data: string | ArrayBuffer) => void
  #queued: Frame[] = []

  /** `work` must not throw. */
  constructor(work: (socket: WebSocket, data: string | ArrayBuffer) => void) {
    this.#handle = work
  }

  /** Returns a promise for the first queued frame, which keeps the object running until the queue is handled. */
  add(socket: WebSocket, data: string | ArrayBuffer): Promise<void> | void {
    this.#queued.push({ socket, data })
    const isTooMuch = this.#queued.length >= MOST_QUEUED || typeof data !== 'string' || data.length > FRAME_MAX_BYTES
    if (isTooMuch) return this.flush()
    if (this.#queued.length === 1) return scheduler.wait(0).then(() => this.flush())
  }

  /** Handles all queued frames now, in their order. */
  flush(): void {
    const frames = this.#queued
    this.#queued = []
    for (const { socket, data } of frames) this.#handle(socket, data)
  }
}

type ReadFrame =
  | { ok: true; frame: ClientFrame }
  /** With the frame's `clientId`, if it had one, so that the sender knows which message was refused. */
  | { ok: false; code: ErrorCode; clientId?: string }

/** Parses a frame of the protocol, or returns the error code. Never throws. */
function readFrame(data: string | ArrayBuffer): ReadFrame {
  if (typeof data !== 'string') return { ok: false, code: 'malformed' }
  if (isFrameTooLarge(data, FRAME_MAX_BYTES)) return { ok: false, code: 'too_large' }
  const json = parseFrameText(data)
  const parsed = clientFrameSchema.safeParse(json)
  if (parsed.success) return { ok: true, frame: parsed.data }
  return { ok: false, code: 'malformed', ...clientIdOf(json) }
}

/** The `clientId` of a frame, without validating the rest. */
function findClientId(data: string | ArrayBuffer): { clientId?: string } {
  return typeof data === 'string' && !isFrameTooLarge(data, FRAME_MAX_BYTES) ? clientIdOf(parseFrameText(data)) : {}
}

/** The length of a UUID. */
const CLIENT_ID_UNITS = 36

function clientIdOf(json: unknown): { clientId?: string } {
  if (typeof json !== 'object' || json === null || !('clientId' in json)) return {}
  const { clientId } = json
  return typeof clientId === 'string' && clientId.length <= CLIENT_ID_UNITS ? { clientId } : {}
}
