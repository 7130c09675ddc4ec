import type { ErrorCode } from '~/domain/messaging/conversation-frames.schema'
import type { Message, MessagePage } from '~/domain/messaging/message.schema'

/** What is wrong with a message: the error of the server, or that the server was not reached. */
export type Problem = ErrorCode | 'unreachable'

/**
 * A message as the thread shows it. One that is not acknowledged comes last, has `seq` 0 and its `clientId` as `id`. The
 * `clientId` never changes, so it is the key of the bubble.
 */
export type ShownMessage = Message & { state: 'sent' | 'pending' | 'failed'; problem?: Problem }

/** An edit or a deletion; `rev` counts the changes of the conversation. */
export type Change = { seq: number; rev: number } & (
  | { type: 'edited'; content: string; attachments: Message['attachments']; editedAt: string }
  | { type: 'deleted' }
)

const applied = (message: ShownMessage, change: Change): ShownMessage | null =>
  change.type === 'deleted'
    ? null
    : {
        ...message,
        content: change.content,
        attachments: change.attachments,
        isEdited: true,
        editedAt: change.editedAt,
      }

/**
 * The messages that the server has stored, in its order. Each `seq` appears once, and only after all before it: later ones are
 * held back until the gap is filled.
 */
export class MessageLog {
  messages: readonly ShownMessage[] = []
  /** The last message in unbroken order. */
  last: number
  /** The last change known. */
  rev: number
  hasOlder: boolean
  #first: number
  #held = new Map<number, { message: Message; asOf: number }>()
  /** Changes by message: a page that was requested before a change must not undo it. */
  #changes = new Map<number, Change>()
  #isBehind = false

  constructor(page: MessagePage) {
    this.last = page.seq
    this.rev = page.rev
    this.hasOlder = page.more
    this.#first = page.messages[0]?.seq ?? page.seq + 1
    this.messages = page.messages
      .filter(({ isDeleted }) => !isDeleted)
      .map((message) => ({ ...message, state: 'sent' }))
  }

  /** Messages are known to be missing and have to be fetched. */
  get isIncomplete() {
    return this.#isBehind || this.#held.size > 0
  }

  /** The oldest message that is loaded; older ones are requested before it. */
  get first() {
    return this.#first
  }

  /** Takes a message as it was written; its changes come after it. */
  take(message: Message) {
    this.#hold(message, 0)
    this.#release()
  }

  /** Takes the messages after the last one, in order, as of change `asOf`; `more`: the server has others after them. */
  takeNext(messages: Message[], asOf: number, more: boolean) {
    // All are held before any is released: a later one may be held already, as it was before a change.
    for (const message of messages) this.#hold(message, asOf)
    this.#release()
    // One that a faster request brought meanwhile may miss a change that no frame announced.
    for (const message of messages) this.#refresh(message, asOf)
    this.#isBehind = more
  }

  /** Takes a page of the messages before the first one. */
  takeOlder(page: MessagePage) {
    const before = this.#first
    const shown = page.messages.flatMap((message) => {
      const known = message.seq < before && !message.isDeleted ? this.#current(message, page.rev) : null
      return known ? [known] : []
    })
    this.messages = [...shown, ...this.messages]
    this.#first = Math.min(before, page.messages[0]?.seq ?? before)
    this.hasOlder = page.more && page.messages.length > 0
  }

  /** Takes a change that a frame announced; those of one socket come in order. */
  change(change: Change) {
    this.rev = Math.max(this.rev, change.rev)
    this.#apply(change)
  }

  #apply(change: Change) {
    const known = this.#changes.get(change.seq)
    if (known && known.rev >= change.rev) return
    this.#changes.set(change.seq, change)
    this.messages = this.messages.flatMap((message) => {
      const now = message.seq === change.seq ? applied(message, change) : message
      return now ? [now] : []
    })
  }

  #hold(message: Message, asOf: number) {
    if (message.seq <= this.last) return
    const held = this.#held.get(message.seq)
    if (!held || held.asOf < asOf) this.#held.set(message.seq, { message, asOf })
  }

  #refresh({ seq, isDeleted, isEdited, editedAt, content, attachments }: Message, rev: number) {
    if (isDeleted) this.#apply({ type: 'deleted', seq, rev })
    else if (isEdited && editedAt) this.#apply({ type: 'edited', seq, rev, content, attachments, editedAt })
  }

  #current(message: Message, asOf: number): ShownMessage | null {
    const change = this.#changes.get(message.seq)
    const shown: ShownMessage = { ...message, state: 'sent' }
    return change && change.rev > asOf ? applied(shown, change) : shown
  }

  #release() {
    const next: ShownMessage[] = []
    for (let held = this.#held.get(this.last + 1); held; held = this.#held.get(this.last + 1)) {
      this.#held.delete(++this.last)
      const shown = held.message.isDeleted ? null : this.#current(held.message, held.asOf)
      if (shown) next.push(shown)
    }
    if (next.length > 0) this.messages = [...this.messages, ...next]
  }
}
