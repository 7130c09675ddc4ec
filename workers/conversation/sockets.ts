import { CLOSE } from '../../app/domain/messaging/close-codes'
import type { ServerFrame } from '../../app/domain/messaging/conversation-frames.schema'
import { FlowWindow } from '../../app/domain/messaging/flow-window'
import { byteLength } from '../../app/domain/messaging/frame-text'
import {
  SILENT_SOCKET_MILLISECONDS,
  SOCKET_MILLISECONDS,
  SOCKETS_PER_PARTICIPANT,
} from '../../app/domain/messaging/limits'
import type { Participant } from '../../app/domain/messaging/objects'

/**
 * What a socket carries through hibernation. `confirmed`: it has received all messages up to here. The shape may change: stored
 * attachments never outlive a release, since one drops every socket (docs/deploy.md).
 */
export type SocketData = {
  participant: Participant
  sessionId: string
  openedAt: number
  confirmed: number
  isEnded?: true
}

/** The open sockets. Cached in memory after the first use, so that a message needs no call to the platform. */
export class Sockets {
  readonly #ctx: DurableObjectState
  readonly #flow: FlowWindow
  readonly #activeAt = new WeakMap<WebSocket, number>()
  #open: Map<WebSocket, SocketData> | undefined

  constructor(ctx: DurableObjectState, lastSeq: number) {
    this.#ctx = ctx
    this.#flow = new FlowWindow(lastSeq)
  }

  /** Accepts a socket and closes a member's oldest ones beyond the limit. */
  accept(socket: WebSocket, socketData: SocketData): void {
    const own = [...this.#all()].filter(([, other]) => other.participant.memberId === socketData.participant.memberId)
    for (const [oldest] of own.slice(0, Math.max(0, own.length - SOCKETS_PER_PARTICIPANT + 1)))
      this.close(oldest, CLOSE.tooMany)
    this.#ctx.acceptWebSocket(socket, [socketData.participant.memberId])
    socket.serializeAttachment(socketData)
    this.#all().set(socket, socketData)
  }

  /** Undefined: it was closed, and its remaining frames are ignored. */
  of(socket: WebSocket): SocketData | undefined {
    return this.#all().get(socket)
  }

  has(memberId: string): boolean {
    for (const { participant } of this.#all().values()) if (participant.memberId === memberId) return true
    return false
  }

  send(socket: WebSocket, frame: ServerFrame): void {
    this.#push(socket, JSON.stringify(frame))
  }

  /** Sends a frame to all sockets, or to those that match `isFor`. */
  broadcast(frame: ServerFrame, isFor?: (participant: Participant, socket: WebSocket) => boolean): void {
    this.closeExpired(Date.now())
    const text = JSON.stringify(frame)
    for (const [socket, { participant }] of this.#all())
      if (!isFor || isFor(participant, socket)) this.#push(socket, text)
  }

  /** Sends a message, serialised once for all. Sockets too far behind are closed and catch up when they reconnect. */
  broadcastMessage(text: string): void {
    this.closeExpired(Date.now())
    this.#flow.push(byteLength(text))
    for (const [socket, { confirmed }] of this.#all()) {
      if (this.#flow.isTooFar(confirmed)) this.close(socket, CLOSE.tooSlow)
      else this.#push(socket, text)
    }
  }

  confirm(socket: WebSocket, seq: number): void {
    const socketData = this.of(socket)
    if (!socketData || seq <= socketData.confirmed) return
    socketData.confirmed = seq
    socket.serializeAttachment(socketData)
  }

  close(socket: WebSocket, code: number): void {
    const socketData = this.of(socket)
    this.drop(socket)
    // If the client never completes the close, the object must not count the socket as open after hibernation.
    if (socketData) socket.serializeAttachment({ ...socketData, isEnded: true })
    try {
      socket.close(code)
    } catch {
      // It is closed already.
    }
  }

  /** Closes the matching sockets. */
  end(code: number, matches: (socketData: SocketData) => boolean): void {
    for (const [socket, socketData] of [...this.#all()]) if (matches(socketData)) this.close(socket, code)
  }

  /** Closes sockets so old that their session must be checked again before they send or receive anything. */
  closeExpired(now: number): void {
    for (const [socket, { openedAt }] of this.#all())
      if (now - openedAt > SOCKET_MILLISECONDS) this.close(socket, CLOSE.restart)
  }

  /** Records a frame from a socket. */
  markActive(socket: WebSocket, now: number): void {
    this.#activeAt.set(socket, now)
  }

  /**
   * Closes sockets that have sent pings before but nothing for two minutes, for example after a lost network. Clients that never
   * ping are left to the network and to the flow control.
   */
  closeSilent(now: number): void {
    for (const socket of [...this.#all().keys()]) {
      const pingedAt = this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime()
      if (pingedAt === undefined) continue
      const signAt = Math.max(pingedAt, this.#activeAt.get(socket) ?? 0)
      if (now - signAt > SILENT_SOCKET_MILLISECONDS) this.close(socket, CLOSE.tooSlow)
    }
  }

  /** Removes a closed socket and returns its member. */
  drop(socket: WebSocket): Participant {
    this.#all().delete(socket)
    const { participant }: SocketData = socket.deserializeAttachment()
    return participant
  }

  #push(socket: WebSocket, text: string) {
    try {
      socket.send(text)
    } catch {
      // It closed between two events; the platform reports that separately, and frames received before are still handled.
    }
  }

  #all(): Map<WebSocket, SocketData> {
    this.#open ??= new Map(
      this.#ctx
        .getWebSockets()
        .map((socket): [WebSocket, SocketData] => [socket, socket.deserializeAttachment()])
        .filter(([, socketData]) => !socketData.isEnded)
        .sort(([, one], [, other]) => one.openedAt - other.openedAt),
    )
    return this.#open
  }
}
