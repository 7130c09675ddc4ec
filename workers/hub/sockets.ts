import { CLOSE } from '../../app/domain/messaging/close-codes'
import { isFrameTooLarge, parseFrameText } from '../../app/domain/messaging/frame-text'
import {
  type HubClientFrame,
  type HubServerFrame,
  hubClientFrameSchema,
} from '../../app/domain/messaging/hub-frames.schema'
import { HUB_FRAME_MAX_BYTES, SOCKETS_A_HUB } from '../../app/domain/messaging/limits'
import type { Tab } from '../../app/domain/messaging/presence'

/** What a socket carries through hibernation. `order` grows with each socket; `watched` are the members its tab follows. */
type Attachment = Tab & { sessionId: string; order: number; openedAt: number; watched: string[]; isEnded?: true }
export type OpenSocket = { socket: WebSocket; tab: Attachment }

/** The sockets of a member's tabs. */
export class Sockets {
  readonly #ctx: DurableObjectState

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx
    // The platform answers pings without waking the object.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  /** The open sockets, oldest first, each with its last frame or ping. */
  open(): OpenSocket[] {
    return this.#ctx
      .getWebSockets()
      .filter(({ readyState }) => readyState === WebSocket.OPEN)
      .map((socket) => ({ socket, tab: this.tabOf(socket) }))
      .filter(({ tab }) => !tab.isEnded)
      .sort((one, other) => one.tab.order - other.tab.order)
  }

  tabOf(socket: WebSocket): Attachment {
    const tab: Attachment = socket.deserializeAttachment()
    const ping = this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0
    return { ...tab, signAt: Math.max(tab.signAt, ping) }
  }

  /** Accepts a tab's socket and closes the oldest ones beyond the limit. */
  accept(socket: WebSocket, sessionId: string, now: number) {
    const others = this.open()
    this.#ctx.acceptWebSocket(socket)
    const order = (others.at(-1)?.tab.order ?? 0) + 1
    const tab = { sessionId, order, openedAt: now, signAt: now, isHidden: false, watched: [] } satisfies Attachment
    socket.serializeAttachment(tab)
    for (const oldest of others.slice(0, Math.max(0, others.length + 1 - SOCKETS_A_HUB)))
      this.close(oldest.socket, CLOSE.tooMany)
  }

  change(socket: WebSocket, change: Partial<Pick<Attachment, 'signAt' | 'isHidden' | 'watched'>>) {
    socket.serializeAttachment({ ...this.tabOf(socket), ...change } satisfies Attachment)
  }

  broadcast(frame: HubServerFrame) {
    for (const { socket } of this.open()) send(socket, frame)
  }

  closeWhere(code: number, which: (tab: Attachment) => boolean) {
    for (const { socket, tab } of this.open()) if (which(tab)) this.close(socket, code)
  }

  close(socket: WebSocket, code: number) {
    // If the client never completes the close, the object must not count the socket as open after hibernation.
    socket.serializeAttachment({ ...this.tabOf(socket), isEnded: true } satisfies Attachment)
    try {
      socket.close(code)
    } catch {
      // It is closed already.
    }
  }
}

export function send(socket: WebSocket, frame: HubServerFrame) {
  try {
    socket.send(JSON.stringify(frame))
  } catch {
    // It closed between two events; the platform reports that separately.
  }
}

/** Parses a client's frame, or returns the error code. Never throws. */
export function parseFrame(data: string | ArrayBuffer): HubClientFrame | 'malformed' | 'too_large' {
  if (typeof data !== 'string') return 'malformed'
  if (isFrameTooLarge(data, HUB_FRAME_MAX_BYTES)) return 'too_large'
  const parsed = hubClientFrameSchema.safeParse(parseFrameText(data))
  return parsed.success ? parsed.data : 'malformed'
}
