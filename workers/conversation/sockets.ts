import { CLOSE } from '../../app/domain/messaging/close-codes'
import type { ServerFrame } from '../../app/domain/messaging/conversation-frames.schema'
import { FlowWindow } from '../../app/domain/messaging/flow-window'
import { byteLength } from '../../app/domain/messaging/frame-text'
import { SILENT_SOCKET_MILLISECONDS, SOCKET_MILLISECONDS, SOCKETS_A_SEAT } from '../../app/domain/messaging/limits'
import type { Seat } from '../../app/domain/messaging/objects'

/** What stays with a socket while the object sleeps. `confirmed`: it has all up to here, or was caught up with it. */
export type Seated = {
  seat: Seat
  sessionId: string
  openedAt: number
  confirmed: number
  isEnded?: true
}

/** Who sits where. Kept in memory from the first question after waking, so that a message asks the platform nothing. */
export class Sockets {
  readonly #ctx: DurableObjectState
  readonly #flow: FlowWindow
  readonly #heardAt = new WeakMap<WebSocket, number>()
  #seated: Map<WebSocket, Seated> | undefined

  constructor(ctx: DurableObjectState, lastSeq: number) {
    this.#ctx = ctx
    this.#flow = new FlowWindow(lastSeq)
  }

  /** Takes a socket in; the oldest of more than five of a member goes. */
  accept(socket: WebSocket, seated: Seated): void {
    const own = [...this.#all()].filter(([, other]) => other.seat.memberId === seated.seat.memberId)
    for (const [oldest] of own.slice(0, Math.max(0, own.length - SOCKETS_A_SEAT + 1))) this.close(oldest, CLOSE.tooMany)
    this.#ctx.acceptWebSocket(socket, [seated.seat.memberId])
    socket.serializeAttachment(seated)
    this.#all().set(socket, seated)
  }

  /** Undefined: it was closed, and what still comes from it counts for nothing. */
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

  /** To every socket whose seat is meant; all of them without `isFor`. */
  broadcast(frame: ServerFrame, isFor?: (seat: Seat, socket: WebSocket) => boolean): void {
    this.endOld(Date.now())
    const text = JSON.stringify(frame)
    for (const [socket, { seat }] of this.#all()) if (!isFor || isFor(seat, socket)) this.#push(socket, text)
  }

  /** A new message, written out once for all. Who is too far behind is closed instead, and comes back by what it has. */
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
    // Should the other side never answer, the object must not take it for a seat when it wakes.
    if (seated) socket.serializeAttachment({ ...seated, isEnded: true })
    try {
      socket.close(code)
    } catch {
      // It is closed already.
    }
  }

  /** Closes those that are meant. */
  end(code: number, isMeant: (seated: Seated) => boolean): void {
    for (const [socket, seated] of [...this.#all()]) if (isMeant(seated)) this.close(socket, code)
  }

  /** Closes what was opened so long ago that its session has to be asked for again, before it is told or obeyed any more. */
  endOld(now: number): void {
    for (const [socket, { openedAt }] of this.#all())
      if (now - openedAt > SOCKET_MILLISECONDS) this.close(socket, CLOSE.restart)
  }

  /** Something came from it. */
  heard(socket: WebSocket, now: number): void {
    this.#heardAt.set(socket, now)
  }

  /**
   * Closes what used to ping and has given no sign of life for two minutes, as when a network went without a word. Who never
   * pings is left to the network, and to what they confirm.
   */
  endSilent(now: number): void {
    for (const socket of [...this.#all().keys()]) {
      const pingedAt = this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime()
      if (pingedAt === undefined) continue
      const signAt = Math.max(pingedAt, this.#heardAt.get(socket) ?? 0)
      if (now - signAt > SILENT_SOCKET_MILLISECONDS) this.close(socket, CLOSE.tooSlow)
    }
  }

  /** A socket that ended; whose it was. */
  drop(socket: WebSocket): Seat {
    this.#all().delete(socket)
    const { seat }: Seated = socket.deserializeAttachment()
    return seat
  }

  #push(socket: WebSocket, text: string) {
    try {
      socket.send(text)
    } catch {
      // It ended between two events; the platform tells of it in its own, and until then what it said still counts.
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
