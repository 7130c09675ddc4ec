import type { ClientFrame, ErrorCode, ServerFrame } from '~/domain/messaging/conversation-frames.schema'
import type { MessagePage } from '~/domain/messaging/message.schema'
import { readContent } from '~/domain/messaging/message-content'
import type { Stored } from '~/platform/client/outbox'
import type { OutboxEntry } from '~/platform/client/outbox-entry'
import type { SocketState } from '~/platform/client/reconnecting-socket'
import { Connection } from './connection'
import type { Dependencies } from './dependencies'
import { type Change, MessageLog, type ShownMessage } from './message-log'
import { messageOf, shownEntry } from './outgoing-message'
import { ReadMarks } from './read-marks'
import { Sender } from './sender'

/** What a thread shows at one moment. */
export type ConversationState = {
  messages: ShownMessage[]
  connection: SocketState
  /** Null: one of the two does not show read marks. */
  otherReadSeq: number | null
  otherReadAt: string | null
  isOtherTyping: boolean
  /** A request was answered while its conversation was open: by accepting it, or by writing back. */
  isAccepted: boolean
  hasOlder: boolean
  older: 'idle' | 'loading' | 'failed'
}

type Options = { memberId: string; initial: MessagePage; dependencies: Dependencies }

/** One open conversation as a state machine: frames and pages in, frames and `ConversationState` out. Knows no DOM. */
export class ConversationClient {
  readonly log: MessageLog
  readonly #memberId: string
  readonly #deps: Dependencies
  readonly #sender: Sender
  readonly #readMarks: ReadMarks
  readonly #changes: PendingChanges
  readonly #typing: Typing
  readonly #connection: Connection
  #otherReadSeq: number | null
  #otherReadAt: string | null
  #isAccepted = false
  #older: ConversationState['older'] = 'idle'
  /** The last change that a new socket's batches include. */
  #batchRev = 0

  constructor({ memberId, initial, dependencies: deps }: Options) {
    const logChanged = () => this.#logChanged()
    this.#memberId = memberId
    this.#deps = deps
    this.log = new MessageLog(initial)
    this.#otherReadSeq = initial.otherReadSeq
    this.#otherReadAt = initial.otherReadAt
    this.#readMarks = new ReadMarks(this.log, memberId, initial.ownReadSeq, deps)
    this.#changes = new PendingChanges(deps)
    this.#typing = new Typing(deps)
    this.#sender = new Sender({
      ...deps,
      stored: ({ clientId }, stored) => this.#stored(clientId, stored),
      changed: logChanged,
    })
    this.#connection = new Connection(this.log, this.#sender, { ...deps, logChanged })
  }

  /** What the address of the next socket names: `after` and `rev`. */
  get place() {
    return { after: this.log.last, rev: this.log.rev }
  }

  get state(): ConversationState {
    return {
      messages: [...this.log.messages, ...this.#sender.entries.map(shownEntry)],
      connection: this.#connection.state,
      otherReadSeq: this.#otherReadSeq,
      otherReadAt: this.#otherReadAt,
      isOtherTyping: this.#typing.isOther,
      isAccepted: this.#isAccepted,
      hasOlder: this.log.hasOlder,
      older: this.#older,
    }
  }

  /** Whether anything that was typed is not acknowledged. */
  get hasUnsent() {
    return this.#sender.entries.length > 0
  }

  /** The socket's state changed. `live` is set by the frame `ready`. */
  connection(state: SocketState) {
    if (state === this.#connection.state) return
    this.#connection.set(state)
    this.#deps.changed()
  }

  receive(frame: ServerFrame) {
    switch (frame.type) {
      case 'ready':
        return this.#ready(frame.seq, frame.rev)
      case 'ack':
        return this.#stored(frame.clientId, frame)
      case 'error':
        return this.#error(frame)
      case 'message':
        if (frame.message.senderId !== this.#memberId) this.#typing.other(false)
        this.log.take(frame.message)
        return this.#logChanged()
      case 'batch':
        this.log.takeNext(frame.messages, this.#batchRev, frame.more)
        return this.#logChanged()
      case 'edited':
      case 'deleted':
        this.log.change(frame)
        this.#changes.done(frame)
        return this.#logChanged()
      case 'read':
        if (frame.memberId === this.#memberId) this.#readMarks.confirmed(frame.seq)
        else if (frame.seq > (this.#otherReadSeq ?? -1)) {
          this.#otherReadSeq = frame.seq
          this.#otherReadAt = frame.at
        }
        return this.#deps.changed()
      case 'typing':
        if (frame.memberId !== this.#memberId) this.#typing.other(true)
        return
      case 'accepted':
        this.#isAccepted = true
        return this.#deps.changed()
    }
  }

  /** Takes what was typed. This tab's store has it already. */
  add(entry: OutboxEntry) {
    this.#sender.add(entry)
    this.#typing.ownDone()
  }

  /** Takes what an earlier page, or another tab, saved. */
  restore = (saved: OutboxEntry[]) => this.#sender.restore(saved)
  /** The conversation is no longer available to this member. */
  refuse = (code: ErrorCode) => this.#sender.refuseAll(code)
  retry = (clientId: string) => this.#sender.retry(clientId)
  sendWords = (clientId: string) => this.#sender.sendWords(clientId)
  discard = (clientId: string) => this.#sender.discard(clientId)
  edit = (seq: number, typed: string) => this.#changes.edit(seq, typed)
  remove = (seq: number) => this.#changes.remove(seq)
  typing = () => this.#typing.own()
  markRead = () => this.#readMarks.endInView()
  /** The tab became visible. */
  seen = () => this.#readMarks.sendRead()

  /** Loads the page before the first message, unless one is being loaded. */
  async loadOlder() {
    if (this.#older === 'loading' || !this.log.hasOlder) return
    this.#setOlder('loading')
    const outcome = await this.#deps.fetchPage('before', this.log.first)
    if (outcome.kind === 'signed-out') return this.#deps.signedOut()
    if (outcome.kind === 'page') this.log.takeOlder(outcome.page)
    this.#setOlder(outcome.kind === 'page' ? 'idle' : 'failed')
  }

  stop() {
    this.#sender.stop()
    this.#readMarks.stop()
    this.#changes.stop()
    this.#typing.stop()
    this.#connection.stop()
  }

  #ready(seq: number, rev: number) {
    this.#connection.ready(seq)
    this.#batchRev = rev
    this.#readMarks.connected()
    this.#changes.connected()
    this.#logChanged()
  }

  #stored(clientId: string, stored: Stored) {
    const entry = this.#sender.acked(clientId)
    if (entry) this.log.take(messageOf(entry, stored))
    this.#logChanged()
  }

  #error({ clientId, code, retryAfterMs }: Extract<ServerFrame, { type: 'error' }>) {
    if (clientId === undefined) {
      if (code === 'rate_limited') this.#readMarks.refused(retryAfterMs ?? 0)
    } else if (!this.#changes.refused(clientId, code)) this.#sender.refused(clientId, code, retryAfterMs)
  }

  /** The log grew or changed: own messages in it count as acknowledged, and what is missing is fetched. */
  #logChanged() {
    const own = new Set(this.#sender.entries.map(({ clientId }) => clientId))
    if (own.size > 0)
      for (const { clientId, senderId } of this.log.messages)
        if (own.has(clientId) && senderId === this.#memberId) this.#sender.acked(clientId)
    this.#readMarks.logChanged()
    this.#connection.logChanged()
    this.#deps.changed()
  }

  #setOlder(state: ConversationState['older']) {
    this.#older = state
    this.#deps.changed()
  }
}

const CHANGE_WITHIN_MILLISECONDS = 10_000

type PendingChange = {
  frame: Extract<ClientFrame, { type: 'edit' | 'delete' }>
  settle: (result: ErrorCode | null) => void
}

/** The member's edits and deletions until they are answered. They are idempotent, so a new socket sends them again. */
class PendingChanges {
  #pending = new Map<string, PendingChange>()

  constructor(private readonly deps: Pick<Dependencies, 'clock' | 'newId' | 'sendFrame'>) {}

  /** Null once the server has done it; else the error, `unexpected` after ten seconds without an answer. */
  async edit(seq: number, typed: string): Promise<ErrorCode | null> {
    const read = readContent(typed)
    // A text beside a picture may be removed; only the server knows whether there is a picture.
    if (!read.ok && read.problem !== 'empty') return read.problem
    const content = read.ok ? read.content : ''
    return this.#send({ type: 'edit', clientId: this.deps.newId(), seq, content })
  }

  /** As `edit`. */
  remove(seq: number): Promise<ErrorCode | null> {
    return this.#send({ type: 'delete', clientId: this.deps.newId(), seq })
  }

  connected() {
    for (const { frame } of this.#pending.values()) this.deps.sendFrame(frame)
  }

  /** The server announced a change of a message. */
  done(change: Change) {
    for (const { frame, settle } of [...this.#pending.values()]) {
      const isDone =
        frame.type === 'delete'
          ? change.type === 'deleted'
          : change.type === 'edited' && change.content === frame.content
      if (isDone && frame.seq === change.seq) settle(null)
    }
  }

  /** Returns whether the refused frame was one of these. */
  refused(clientId: string, code: ErrorCode): boolean {
    const change = this.#pending.get(clientId)
    change?.settle(code)
    return change !== undefined
  }

  stop() {
    for (const { settle } of [...this.#pending.values()]) settle('unexpected')
  }

  #send(frame: PendingChange['frame']): Promise<ErrorCode | null> {
    return new Promise((resolve) => {
      const cancel = this.deps.clock.after(CHANGE_WITHIN_MILLISECONDS, () => settle('unexpected'))
      const settle = (result: ErrorCode | null) => {
        cancel()
        this.#pending.delete(frame.clientId)
        resolve(result)
      }
      this.#pending.set(frame.clientId, { frame, settle })
      this.deps.sendFrame(frame)
    })
  }
}

const TYPING_SHOWN_MILLISECONDS = 5000
const TYPING_EVERY_MILLISECONDS = 3000

/** Tracks whether the other member is typing, and tells the server when this one is. */
class Typing {
  #sentAt = 0
  #cancelShown: (() => void) | null = null

  constructor(private readonly deps: Pick<Dependencies, 'clock' | 'sendFrame' | 'changed'>) {}

  get isOther() {
    return this.#cancelShown !== null
  }

  /** The other typed just now, or is done. */
  other(isTyping: boolean) {
    const was = this.isOther
    this.#cancelShown?.()
    this.#cancelShown = isTyping ? this.deps.clock.after(TYPING_SHOWN_MILLISECONDS, () => this.other(false)) : null
    if (was !== isTyping) this.deps.changed()
  }

  /** A key was pressed here. */
  own() {
    const now = this.deps.clock.now()
    if (now - this.#sentAt < TYPING_EVERY_MILLISECONDS) return
    if (this.deps.sendFrame({ type: 'typing' })) this.#sentAt = now
  }

  /** What was typed became a message: the next key press is sent at once. */
  ownDone() {
    this.#sentAt = 0
  }

  stop() {
    this.#cancelShown?.()
  }
}
