import type { Attachment, MessagePage } from '~/domain/messaging/message.schema'
import { readContent } from '~/domain/messaging/message-content'
import { asked } from '~/platform/live/hub-store'
import { loadWithRetry } from '~/platform/live/load-with-retry'
import type { OutboxEntry } from '~/platform/live/outbox-entry'
import { markUnsent } from '~/platform/live/outbox-mark'
import { putInTab } from '~/platform/live/tab-outbox'
import { warnBeforeLeaving } from '~/platform/live/warn-before-leaving'
import type { ConversationActions, ConversationState } from './conversation-view'
import { keepDraft, moveDraft, readDraft } from './draft'
import type { LiveConversation } from './live-conversation'
import { newEntry } from './new-entry'
import { shownEntry } from './outgoing-message'

type Options = {
  conversationId: string
  memberId: string
  /** The other one; null for who is gone. */
  recipientId: string | null
  initial: MessagePage
  isOpen: boolean
  onUnavailable: () => void
}

/**
 * A conversation on the page, before and after the code of its socket is loaded. What is typed before is stored in the tab and
 * shown; it is sent once the code is loaded, or from another page if this one is left before.
 */
export class ConversationStore implements ConversationActions {
  readonly first: ConversationState
  state: ConversationState
  unsent: string | null = null
  #early: OutboxEntry[] = []
  #open: LiveConversation | null = null
  readonly #warning = warnBeforeLeaving()
  #waiting: ((open: LiveConversation) => void)[] = []
  #listeners = new Set<() => void>()

  constructor(private readonly options: Options) {
    const { initial, isOpen } = options
    this.state = this.first = {
      messages: initial.messages
        .filter(({ isDeleted }) => !isDeleted)
        .map((message) => ({ ...message, state: 'sent' })),
      connection: isOpen ? 'connecting' : 'closed',
      otherReadSeq: initial.otherReadSeq,
      otherReadAt: initial.otherReadAt,
      isOtherTyping: false,
      isAccepted: false,
      hasOlder: initial.more,
      older: 'idle',
    }
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Begins when the page stands; what it gives ends it. */
  start(): () => void {
    const { memberId, conversationId, recipientId } = this.options
    if (recipientId) moveDraft({ memberId, recipientId, conversationId, isSent: this.#isSent })
    this.unsent = readDraft(memberId, { conversationId })
    if (this.unsent !== null) this.#show({ ...this.state })
    const forgetPart = loadWithRetry(
      () => import('./open-conversation'),
      ({ openConversation }) => {
        const open = openConversation({
          ...this.options,
          show: (state) => this.#show(state),
          warning: this.#warning,
        })
        this.#open = open
        for (const entry of this.#early.splice(0)) open.client.add(entry)
        for (const run of this.#waiting.splice(0)) run(open)
      },
    )
    return () => {
      forgetPart()
      this.#open?.close()
      this.#open = null
      this.#warning.end()
      if (this.#early.length > 0) asked.part?.flush()
    }
  }

  send = (content: string, attachment: Attachment | null = null) => {
    const { memberId, conversationId } = this.options
    const entry = newEntry({ conversationId, memberId, content, attachment })
    if (!entry) return
    putInTab(entry)
    markUnsent(memberId)
    this.keepUnsent('')
    if (this.#open) return this.#open.client.add(entry)
    this.#warning.add(entry.clientId)
    this.#early.push(entry)
    this.#show({ ...this.state, messages: [...this.state.messages, shownEntry(entry)] })
  }

  retry = (clientId: string) => this.#open?.client.retry(clientId)
  sendWords = (clientId: string) => this.#open?.client.sendWords(clientId)
  discard = (clientId: string) => this.#open?.client.discard(clientId)
  edit = async (seq: number, content: string) => (await this.#opened()).client.edit(seq, content)
  remove = async (seq: number) => (await this.#opened()).client.remove(seq)
  typing = () => this.#open?.client.typing()
  markRead = () => {
    this.#opened().then(({ client }) => client.markRead())
  }
  loadOlder = async () => (await this.#opened()).client.loadOlder()

  keepUnsent = (text: string) => {
    this.unsent = text || null
    const { memberId, conversationId } = this.options
    keepDraft(memberId, { conversationId }, text)
  }

  /** Whether the page was loaded with a message of one's own that says this. */
  #isSent = (text: string) => {
    const read = readContent(text)
    const { memberId, initial } = this.options
    const own = initial.messages.filter(({ senderId }) => senderId === memberId)
    return read.ok && own.some(({ content }) => content === read.content)
  }

  #opened(): Promise<LiveConversation> {
    return this.#open ? Promise.resolve(this.#open) : new Promise((resolve) => this.#waiting.push(resolve))
  }

  #show(state: ConversationState) {
    this.state = state
    for (const listener of this.#listeners) listener()
  }
}
