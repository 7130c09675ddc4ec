import { CLOSE } from '../../app/domain/messaging/close-codes'
import type { ClientFrame } from '../../app/domain/messaging/conversation-frames.schema'
import type { Refused, Seat } from '../../app/domain/messaging/objects'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { editMessage, removeMessage } from './change-message'
import { markRead } from './mark-read'
import { findClientId, readFrame } from './read-frame'
import { rateLimited } from './refused'
import { admit, isHidden } from './request'
import type { Room } from './room'
import { sendMessage } from './send-message'
import type { Seated } from './sockets'
import { isClosed } from './store/standing'

/** Takes a frame of a socket, which learns of a fault of ours too. Never throws. */
export function receiveSafely(room: Room, socket: WebSocket, data: string | ArrayBuffer): void {
  try {
    const seated = room.sockets.of(socket)
    if (seated) receive(room, socket, seated, data)
  } catch (error) {
    // The platform would only log it, and the sender would wait for an answer for ever.
    logEvent('error', 'conversation.frame_failed', toErrorFields(error))
    refuse(room, socket, { code: 'unexpected' }, findClientId(data).clientId)
  }
}

/** What a frame of a socket means; whatever had no effect is answered by an error frame. */
function receive(room: Room, socket: WebSocket, seated: Seated, data: string | ArrayBuffer): void {
  const now = Date.now()
  room.sockets.endOld(now)
  if (!room.sockets.of(socket)) return
  room.sockets.heard(socket, now)
  const refusal = room.takeEvent(seated.seat.memberId)
  if (refusal) {
    refuse(room, socket, rateLimited(refusal), findClientId(data).clientId)
    if (refusal.isAbuse) room.sockets.close(socket, CLOSE.flood)
    return
  }
  const read = readFrame(data)
  if (!read.ok) {
    refuse(room, socket, read, read.clientId)
    return
  }
  const outcome = act(room, socket, seated, read.frame)
  if (!outcome.ok) refuse(room, socket, outcome, 'clientId' in read.frame ? read.frame.clientId : undefined)
}

const DONE = { ok: true } as const

function act(room: Room, socket: WebSocket, { seat }: Seated, frame: ClientFrame): { ok: true } | Refused {
  const { sockets } = room
  switch (frame.type) {
    case 'send':
      return sendMessage(room, seat, frame, ({ seq, id, createdAt }) =>
        sockets.send(socket, { type: 'ack', clientId: frame.clientId, seq, id, createdAt }),
      )
    case 'edit':
      return editMessage(room, seat, frame.seq, frame.content, (answer) => sockets.send(socket, answer))
    case 'delete':
      return removeMessage(room, seat, frame.seq, (answer) => sockets.send(socket, answer))
    case 'read':
      return markRead(room, seat, frame.seq, socket)
    case 'typing':
      tellTyping(room, seat)
      return DONE
    case 'got':
      sockets.confirm(socket, frame.seq)
      return DONE
  }
}

function tellTyping(room: Room, seat: Seat) {
  const standing = admit(room, seat)
  if (!standing || isClosed(standing) || isHidden(standing, seat.memberId)) return
  room.sockets.tell({ type: 'typing', memberId: seat.memberId }, ({ memberId }) => memberId !== seat.memberId)
}

function refuse(room: Room, socket: WebSocket, { code, retryAfterMs }: Omit<Refused, 'ok'>, clientId?: string) {
  room.sockets.send(socket, { type: 'error', code, clientId, retryAfterMs })
}
