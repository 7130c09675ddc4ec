import type { ErrorCode, ServerFrame } from '~/domain/messaging/conversation-frames.schema'
import type { MessagePage } from '~/domain/messaging/message.schema'
import type { OutboxEntry } from '~/platform/live/outbox-entry'
import type { Stored } from '~/platform/live/post-message'
import { Connection } from './connection'
import type { ConversationState } from './conversation-view'
import type { ConversationMeans } from './dependencies'
import { Incoming } from './incoming'
import { MessageLog } from './message-log'
import { OlderMessages } from './older-messages'
import { messageOf, shownEntry } from './outgoing-message'
import { OwnChanges } from './own-changes'
import { Marks } from './read-marks'
import { Sender } from './sender'
import { Typing } from './typing'

type Options = { memberId: string; initial: MessagePage; means: ConversationMeans }

/** One open conversation: what came, what waits, what is known of the other. Knows no page, no socket and no clock. */
export class ConversationClient {
  readonly log: MessageLog
  readonly #incoming: Incoming
  readonly #sender: Sender
  readonly #marks: Marks
  readonly #changes: OwnChanges
  readonly #typing: Typing
  readonly #older: OlderMessages
  readonly #connection: Connection

  constructor(private readonly options: Options) {
    const { memberId, initial, means } = options
    const logChanged = () => this.#logChanged()
    const log = new MessageLog(initial)
    const marks = new Marks(log, memberId, initial.ownReadSeq, means)
    const changes = new OwnChanges(means)
    const typing = new Typing(means)
    this.log = log
    this.#marks = marks
    this.#changes = changes
    this.#typing = typing
    this.#older = new OlderMessages(log, means)
    this.#incoming = new Incoming(memberId, initial, {
      ...{ log, marks, changes, typing, logChanged },
      changed: () => means.changed(),
    })
    this.#sender = new Sender({
      ...means,
      stored: ({ clientId }, stored) => this.#stored(clientId, stored),
      changed: logChanged,
    })
    this.#connection = new Connection(log, this.#sender, { ...means, logChanged })
  }

  /** What the address of the next socket names: `after` and `rev`. */
  get place() {
    return { after: this.log.last, rev: this.log.rev }
  }

  get state(): ConversationState {
    return {
      messages: [...this.log.messages, ...this.#sender.entries.map(shownEntry)],
      connection: this.#connection.state,
      ...this.#incoming.state,
      hasOlder: this.log.hasOlder,
      older: this.#older.state,
    }
  }

  /** Whether anything that was typed is not acknowledged. */
  get hasUnsent() {
    return this.#sender.entries.length > 0
  }

  /** The socket's state changed. `live` is told by the frame `ready`. */
  connection(state: ConversationState['connection']) {
    if (state === this.#connection.state) return
    this.#connection.set(state)
    this.options.means.changed()
  }

  receive(frame: ServerFrame) {
    if (frame.type === 'ready') this.#ready(frame.seq, frame.rev)
    else if (frame.type === 'ack') this.#stored(frame.clientId, frame)
    else if (frame.type === 'error') this.#error(frame)
    else this.#incoming.receive(frame)
  }

  /** Takes what was typed; it stands in the store of this tab already. */
  add(entry: OutboxEntry) {
    this.#sender.add(entry)
    this.#typing.ownDone()
  }

  /** Takes what an earlier page, or another tab, kept. */
  restore = (kept: OutboxEntry[]) => this.#sender.restore(kept)
  /** The conversation is not available to this member any more. */
  refuse = (code: ErrorCode) => this.#sender.refuseAll(code)
  retry = (clientId: string) => this.#sender.retry(clientId)
  sendWords = (clientId: string) => this.#sender.sendWords(clientId)
  discard = (clientId: string) => this.#sender.discard(clientId)
  edit = (seq: number, typed: string) => this.#changes.edit(seq, typed)
  remove = (seq: number) => this.#changes.remove(seq)
  typing = () => this.#typing.own()
  markRead = () => this.#marks.endInSight()
  /** The tab is looked at again. */
  seen = () => this.#marks.tellRead()
  loadOlder = () => this.#older.load()

  stop() {
    this.#sender.stop()
    this.#marks.stop()
    this.#changes.stop()
    this.#typing.stop()
    this.#connection.stop()
  }

  #ready(seq: number, rev: number) {
    this.#connection.ready(seq)
    this.#incoming.ready(rev)
    this.#marks.connected()
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
      if (code === 'rate_limited') this.#marks.refused(retryAfterMs ?? 0)
    } else if (!this.#changes.refused(clientId, code)) this.#sender.refused(clientId, code, retryAfterMs)
  }

  /** The log grew or changed: what came acknowledges what waits, and what is missing is pulled. */
  #logChanged() {
    const own = new Set(this.#sender.entries.map(({ clientId }) => clientId))
    if (own.size > 0)
      for (const { clientId, senderId } of this.log.messages)
        if (own.has(clientId) && senderId === this.options.memberId) this.#sender.acked(clientId)
    this.#marks.grown()
    this.#connection.logChanged()
    this.options.means.changed()
  }
}
