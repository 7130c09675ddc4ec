import { DurableObject } from 'cloudflare:workers'
import { MESSAGES_EXPORTED } from '../../app/domain/messaging/limits'
import type { Message } from '../../app/domain/messaging/message.schema'
import type {
  ConversationObject,
  ConversationState,
  PageQuery,
  Refused,
  Seat,
  SendInput,
  Sent,
  Upload,
} from '../../app/domain/messaging/objects'
import type { Bindings } from '../../app/platform/server/env.server'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { announce, announceSoon } from './announce'
import { editMessage, removeMessage } from './change-message'
import { forgetMember } from './forget-member'
import { Intake } from './intake'
import { markRead } from './mark-read'
import { openSocket, tellSocketEnded } from './open-socket'
import { readPage } from './read-page'
import { receiveSafely } from './receive'
import { rateLimited, refused } from './refused'
import { admit, answerRequest } from './request'
import { Room } from './room'
import { searchMessages } from './search-messages'
import { sendMessage } from './send-message'
import { toMessage } from './store/message-row'
import { addUpload, findUpload } from './uploads'

/** After a fault of ours in telling others; the platform alone would give up after six tries. */
const ALARM_AGAIN_MILLISECONDS = 5000

/** One direct conversation: its messages and who sits at it. The frames are told in docs/protocol.md. */
export class Conversation extends DurableObject<Bindings> implements ConversationObject {
  readonly #room: Room
  readonly #intake: Intake
  #announcing: Promise<void> = Promise.resolve()

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    const room = new Room(ctx, env, () => this.#announce(announceSoon))
    this.#room = room
    // After sleep or death the alarm may stand already, and is not to be put off.
    ctx.blockConcurrencyWhile(async () => room.announcer.stands(await ctx.storage.getAlarm()))
    this.#intake = new Intake((socket, data) => receiveSafely(room, socket, data))
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  override async fetch(request: Request): Promise<Response> {
    return openSocket(this.#room, request)
  }

  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> | void {
    return this.#intake.add(socket, data)
  }

  override webSocketClose(socket: WebSocket): void {
    // What it said before it went.
    this.#intake.workOff()
    this.#ended(socket)
    try {
      // The other half of the closing handshake, unless the platform or an end of ours came first.
      socket.close()
    } catch {}
  }

  override webSocketError(socket: WebSocket): void {
    this.#intake.workOff()
    this.#ended(socket)
  }

  override async alarm(): Promise<void> {
    await this.#announce(announce)
  }

  async read(seat: Seat, query: PageQuery): Promise<ConversationState> {
    return readPage(this.#room, seat, query)
  }

  async send(seat: Seat, input: SendInput): Promise<Sent | Refused> {
    return this.#limited(seat, () => sendMessage(this.#room, seat, input))
  }

  async edit(seat: Seat, seq: number, content: string): Promise<{ ok: true; rev: number } | Refused> {
    return this.#limited(seat, () => editMessage(this.#room, seat, seq, content))
  }

  async remove(seat: Seat, seq: number): Promise<{ ok: true; rev: number } | Refused> {
    return this.#limited(seat, () => removeMessage(this.#room, seat, seq))
  }

  async markRead(seat: Seat, seq: number): Promise<{ ok: true } | Refused> {
    return this.#limited(seat, () => markRead(this.#room, seat, seq))
  }

  async answerRequest(seat: Seat, answer: 'accept' | 'ignore'): Promise<void> {
    answerRequest(this.#room, seat, answer)
  }

  async search(seat: Seat, text: string, limit: number): Promise<Message[]> {
    return searchMessages(this.#room, seat, text, limit)
  }

  async addUpload(seat: Seat, upload: Upload): Promise<void> {
    addUpload(this.#room, seat, upload)
  }

  async findUpload(seat: Seat, id: string): Promise<Upload | null> {
    return findUpload(this.#room, seat, id)
  }

  async endSockets(memberId: string | null, code: number, exceptSession: string | null): Promise<void> {
    this.#room.sockets.end(code, ({ seat, sessionId }) => {
      return (
        (memberId === null || seat.memberId === memberId) && (exceptSession === null || sessionId !== exceptSession)
      )
    })
  }

  async endSession(sessionId: string, code: number): Promise<void> {
    this.#room.sockets.end(code, (seated) => seated.sessionId === sessionId)
  }

  async export(seat: Seat, after = 0): Promise<Message[]> {
    const standing = admit(this.#room, seat)
    if (!standing) return []
    const rows = this.#room.store.messages.listKept(after, MESSAGES_EXPORTED)
    return rows.map((row) => toMessage(standing.conversationId, row))
  }

  async forget(memberId: string): Promise<void> {
    await forgetMember(this.#room, memberId)
    // What is on its way to the hub of who leaves must not come after that was emptied.
    await this.#announcing
  }

  /** What comes by a post counts as what comes by a socket. */
  #limited<T>(seat: Seat, act: () => T | Refused): T | Refused {
    const refusal = this.#room.takeEvent(seat.memberId)
    if (refusal) return rateLimited(refusal)
    try {
      return act()
    } catch (error) {
      logEvent('error', 'conversation.call_failed', toErrorFields(error))
      return refused('unexpected')
    }
  }

  /** Tells others, one round after another. Should that break, the alarm tells them. */
  #announce(tell: (room: Room) => Promise<void>): Promise<void> {
    this.#announcing = this.#announcing
      .then(() => tell(this.#room))
      .catch((error: unknown) => {
        logEvent('error', 'conversation.announce_failed', toErrorFields(error))
        const now = Date.now()
        if (!this.#room.isGone) this.#room.announcer.wakeAt(now + ALARM_AGAIN_MILLISECONDS, now)
      })
    return this.#announcing
  }

  #ended(socket: WebSocket) {
    const { memberId, conversationId } = this.#room.sockets.drop(socket)
    this.ctx.waitUntil(tellSocketEnded(this.#room, memberId, conversationId))
  }
}
