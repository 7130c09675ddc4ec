import { DurableObject } from 'cloudflare:workers'
import { CLOSE } from '../../app/domain/messaging/close-codes'
import { MESSAGES_EXPORTED } from '../../app/domain/messaging/limits'
import type { Message } from '../../app/domain/messaging/message.schema'
import type {
  ConversationObject,
  ConversationPage,
  PageQuery,
  Participant,
  Refused,
  SendInput,
  Sent,
  Upload,
} from '../../app/domain/messaging/objects'
import type { Bindings } from '../../app/platform/server/env.server'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { announce, announceSoon } from './announce'
import { editMessage, removeMessage } from './change-message'
import { Context, rateLimited, refused } from './context'
import { addUpload, deleteIfAbandoned, findUpload, removeFiles } from './files'
import { markRead } from './mark-read'
import { openSocket, reportSocketEnded } from './open-socket'
import { readPage, searchMessages } from './read-messages'
import { FrameQueue, receiveSafely } from './receive'
import { admit, answerRequest } from './request'
import { sendMessage } from './send-message'
import { toMessage } from './store/messages'
import { type ConversationState, FORMER, isAbandoned, isMember } from './store/state'

/** The retry delay after an unexpected error, because the platform gives up on an alarm after six attempts. */
const ALARM_AGAIN_MILLISECONDS = 5000

/** One direct conversation: its messages and sockets. docs/protocol.md describes the frames. */
export class Conversation extends DurableObject<Bindings> implements ConversationObject {
  readonly #context: Context
  readonly #frames: FrameQueue
  #announcing: Promise<void> = Promise.resolve()

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    const context = new Context(ctx, env, () => this.#announce(announceSoon))
    this.#context = context
    // The alarm may be set from before a restart and must not be postponed.
    ctx.blockConcurrencyWhile(async () => context.announcer.restoreAlarm(await ctx.storage.getAlarm()))
    this.#frames = new FrameQueue((socket, data) => receiveSafely(context, socket, data))
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  override async fetch(request: Request): Promise<Response> {
    return openSocket(this.#context, request)
  }

  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> | void {
    return this.#frames.add(socket, data)
  }

  override webSocketClose(socket: WebSocket): void {
    // Handle the frames that arrived before it closed.
    this.#frames.flush()
    this.#ended(socket)
    try {
      // Completes the closing handshake; throws if the socket is already closed.
      socket.close()
    } catch {}
  }

  override webSocketError(socket: WebSocket): void {
    this.#frames.flush()
    this.#ended(socket)
  }

  override async alarm(): Promise<void> {
    await this.#announce(announce)
  }

  async read(participant: Participant, query: PageQuery): Promise<ConversationPage> {
    return readPage(this.#context, participant, query)
  }

  async send(participant: Participant, input: SendInput): Promise<Sent | Refused> {
    return this.#limited(participant, () => sendMessage(this.#context, participant, input))
  }

  async edit(participant: Participant, seq: number, content: string): Promise<{ ok: true; rev: number } | Refused> {
    return this.#limited(participant, () => editMessage(this.#context, participant, seq, content))
  }

  async remove(participant: Participant, seq: number): Promise<{ ok: true; rev: number } | Refused> {
    return this.#limited(participant, () => removeMessage(this.#context, participant, seq))
  }

  async markRead(participant: Participant, seq: number): Promise<{ ok: true } | Refused> {
    return this.#limited(participant, () => markRead(this.#context, participant, seq))
  }

  async answerRequest(participant: Participant, answer: 'accept' | 'ignore'): Promise<void> {
    answerRequest(this.#context, participant, answer)
  }

  async search(participant: Participant, text: string, limit: number): Promise<Message[]> {
    return searchMessages(this.#context, participant, text, limit)
  }

  async addUpload(participant: Participant, upload: Upload): Promise<void> {
    addUpload(this.#context, participant, upload)
  }

  async findUpload(participant: Participant, id: string): Promise<Upload | null> {
    return findUpload(this.#context, participant, id)
  }

  async endSockets(memberId: string | null, code: number, exceptSession: string | null): Promise<void> {
    this.#context.sockets.end(code, ({ participant, sessionId }) => {
      return (
        (memberId === null || participant.memberId === memberId) &&
        (exceptSession === null || sessionId !== exceptSession)
      )
    })
  }

  async endSession(sessionId: string, code: number): Promise<void> {
    this.#context.sockets.end(code, (socketData) => socketData.sessionId === sessionId)
  }

  async export(participant: Participant, after = 0): Promise<Message[]> {
    const state = admit(this.#context, participant)
    if (!state) return []
    const rows = this.#context.store.messages.listKept(after, MESSAGES_EXPORTED)
    return rows.map((row) => toMessage(state.conversationId, row))
  }

  async forget(memberId: string): Promise<void> {
    await forgetMember(this.#context, memberId)
    // An update still in flight must not reach the member's hub after that is emptied.
    await this.#announcing
  }

  /** Requests share the rate limit of the sockets. */
  #limited<T>(participant: Participant, act: () => T | Refused): T | Refused {
    const refusal = this.#context.takeEvent(participant.memberId)
    if (refusal) return rateLimited(refusal)
    try {
      return act()
    } catch (error) {
      logEvent('error', 'conversation.call_failed', toErrorFields(error))
      return refused('unexpected')
    }
  }

  /** Runs the rounds of updates one after another; after an error the alarm retries. */
  #announce(tell: (context: Context) => Promise<void>): Promise<void> {
    this.#announcing = this.#announcing
      .then(() => tell(this.#context))
      .catch((error: unknown) => {
        logEvent('error', 'conversation.announce_failed', toErrorFields(error))
        const now = Date.now()
        if (!this.#context.isGone) this.#context.announcer.setAlarmBy(now + ALARM_AGAIN_MILLISECONDS, now)
      })
    return this.#announcing
  }

  #ended(socket: WebSocket) {
    const { memberId, conversationId } = this.#context.sockets.drop(socket)
    this.ctx.waitUntil(reportSocketEnded(this.#context, memberId, conversationId))
  }
}

/** Erases a member's messages and pictures and closes the conversation; repeating it changes nothing. */
async function forgetMember(context: Context, memberId: string): Promise<void> {
  const { store, sockets, announcer } = context
  const { state } = store
  sockets.end(CLOSE.unavailable, () => true)
  if (!state || context.isGone || !isMember(state, memberId)) return
  const left = withoutMember(state, memberId)
  store.transaction(() => {
    if (isAbandoned(left)) store.messages.removeAll()
    else store.messages.blankAllOf(memberId, FORMER, left.rev)
    store.uploads.deleteOfMember(memberId)
    store.marks.forget(memberId)
    store.notices.forget(memberId)
    store.setState(left)
  })
  const now = Date.now()
  announcer.changed(now)
  await removeFiles(context, now)
  await deleteIfAbandoned(context)
}

const withoutMember = ({ conversationId, low, high, rev }: ConversationState, memberId: string): ConversationState => ({
  conversationId,
  low: low === memberId ? FORMER : low,
  high: high === memberId ? FORMER : high,
  requestFrom: null,
  request: null,
  rev: rev + 1,
})
