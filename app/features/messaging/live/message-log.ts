import type { Message, MessagePage } from '~/domain/messaging/message.schema'
import type { ShownMessage } from './conversation-view'

/** An edit or a deletion, `rev` its place among the changes of the conversation. */
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
 * What the server has acknowledged, in its order. Each `seq` is shown once, and none before all that come before it: later
 * ones are held back until the gap is filled.
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
  /** Changes told here: a page that was asked for before one of them must not undo it. */
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

  /** Something is known to be missing that has to be pulled. */
  get isIncomplete() {
    return this.#isBehind || this.#held.size > 0
  }

  /** The oldest that is loaded; older ones are asked for before it. */
  get first() {
    return this.#first
  }

  /** Takes a message as it was written; changes of it are told after it. */
  take(message: Message) {
    this.#hold(message, 0)
    this.#release()
  }

  /** Takes what follows the last one, in order, as it was after change `asOf`; `more`: the server has others beyond it. */
  takeNext(messages: Message[], asOf: number, more: boolean) {
    // All are laid down before one is released: a later one may be there already, as it was before a change.
    for (const message of messages) this.#hold(message, asOf)
    this.#release()
    // One that was shown meanwhile, from a request that overtook this, may be as it was before a change nobody told.
    for (const message of messages) this.#refresh(message, asOf)
    this.#isBehind = more
  }

  /** Takes a page of what came before the first one. */
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

  /** Takes a change that was told; those of one socket come in their order. */
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
