import { CLOSE } from '../../app/domain/messaging/close-codes'
import type { ServerFrame } from '../../app/domain/messaging/conversation-frames.schema'
import { FlowWindow } from '../../app/domain/messaging/flow-window'
import { byteLength } from '../../app/domain/messaging/frame-text'
import { SILENT_SOCKET_MILLISECONDS, SOCKET_MILLISECONDS, SOCKETS_A_SEAT } from '../../app/domain/messaging/limits'
import type { Seat } from '../../app/domain/messaging/objects'

/** What a socket carries through hibernation. `confirmed`: it has received all messages up to here. */
export type Seated = {
  seat: Seat
  sessionId: string
  openedAt: number
  confirmed: number
  isEnded?: true
}

/** The open sockets. Cached in memory after the first use, so that a message needs no call to the platform. */
export class Sockets {
  readonly #ctx: DurableObjectState
  readonly #flow: FlowWindow
  readonly #heardAt = new WeakMap<WebSocket, number>()
  #seated: Map<WebSocket, Seated> | undefined

  constructor(ctx: DurableObjectState, lastSeq: number) {
    this.#ctx = ctx
    this.#flow = new FlowWindow(lastSeq)
  }

  /** Accepts a socket and closes a member's oldest ones beyond the limit. */
  accept(socket: WebSocket, seated: Seated): void {
    const own = [...this.#all()].filter(([, other]) => other.seat.memberId === seated.seat.memberId)
    for (const [oldest] of own.slice(0, Math.max(0, own.length - SOCKETS_A_SEAT + 1))) this.close(oldest, CLOSE.tooMany)
    this.#ctx.acceptWebSocket(socket, [seated.seat.memberId])
    socket.serializeAttachment(seated)
    this.#all().set(socket, seated)
  }

  /** Undefined: it was closed, and its remaining frames are ignored. */
  of(socket: WebSocket): Seated | undefined {
    return this.#all().get(socket)
  }

  has(memberId: string): boolean {
    for (const { seat } of this.#all().values()) if (seat.memberId === memberId) return true
    return false
  }

  send(socket: WebSocket, frame: ServerFrame): void {
    this.#push(socket, JSON.stringify(frame))
  }

  /** Sends a frame to all sockets, or to those that match `isFor`. */
  broadcast(frame: ServerFrame, isFor?: (seat: Seat, socket: WebSocket) => boolean): void {
    this.endOld(Date.now())
    const text = JSON.stringify(frame)
    for (const [socket, { seat }] of this.#all()) if (!isFor || isFor(seat, socket)) this.#push(socket, text)
  }

  /** Sends a message, serialised once for all. Sockets too far behind are closed and catch up when they reconnect. */
  broadcastMessage(text: string): void {
    this.endOld(Date.now())
    this.#flow.push(byteLength(text))
    for (const [socket, { confirmed }] of this.#all()) {
      if (this.#flow.isTooFar(confirmed)) this.close(socket, CLOSE.tooSlow)
      else this.#push(socket, text)
    }
  }

  confirm(socket: WebSocket, seq: number): void {
    const seated = this.of(socket)
    if (!seated || seq <= seated.confirmed) return
    seated.confirmed = seq
    socket.serializeAttachment(seated)
  }

  close(socket: WebSocket, code: number): void {
    const seated = this.of(socket)
    this.drop(socket)
    // If the client never completes the close, the object must not count the socket as open after hibernation.
    if (seated) socket.serializeAttachment({ ...seated, isEnded: true })
    try {
      socket.close(code)
    } catch {
      // It is closed already.
    }
  }

  /** Closes the matching sockets. */
  end(code: number, isMeant: (seated: Seated) => boolean): void {
    for (const [socket, seated] of [...this.#all()]) if (isMeant(seated)) this.close(socket, code)
  }

  /** Closes sockets so old that their session must be checked again before they send or receive anything. */
  endOld(now: number): void {
    for (const [socket, { openedAt }] of this.#all())
      if (now - openedAt > SOCKET_MILLISECONDS) this.close(socket, CLOSE.restart)
  }

  /** Records a frame from a socket. */
  heard(socket: WebSocket, now: number): void {
    this.#heardAt.set(socket, now)
  }

  /**
   * Closes sockets that have sent pings before but nothing for two minutes, for example after a lost network. Clients that never
   * ping are left to the network and to the flow control.
   */
  endSilent(now: number): void {
    for (const socket of [...this.#all().keys()]) {
      const pingedAt = this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime()
      if (pingedAt === undefined) continue
      const signAt = Math.max(pingedAt, this.#heardAt.get(socket) ?? 0)
      if (now - signAt > SILENT_SOCKET_MILLISECONDS) this.close(socket, CLOSE.tooSlow)
    }
  }

  /** Removes a closed socket and returns its member. */
  drop(socket: WebSocket): Seat {
    this.#all().delete(socket)
    const { seat }: Seated = socket.deserializeAttachment()
    return seat
  }

  #push(socket: WebSocket, text: string) {
    try {
      socket.send(text)
    } catch {
      // It closed between two events; the platform reports that separately, and frames received before are still handled.
    }
  }

  #all(): Map<WebSocket, Seated> {
    this.#seated ??= new Map(
      this.#ctx
        .getWebSockets()
        .map((socket): [WebSocket, Seated] => [socket, socket.deserializeAttachment()])
        .filter(([, seated]) => !seated.isEnded)
        .sort(([, one], [, other]) => one.openedAt - other.openedAt),
    )
    return this.#seated
  }
}
