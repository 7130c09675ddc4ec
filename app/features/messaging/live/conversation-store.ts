import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { ErrorCode } from '~/domain/messaging/conversation-frames.schema'
import type { Attachment, MessagePage } from '~/domain/messaging/message.schema'
import { readContent } from '~/domain/messaging/message-content'
import { hubRequests } from '~/platform/client/hub-store'
import { markUnsent } from '~/platform/client/member-marks'
import type { OutboxEntry } from '~/platform/client/outbox-entry'
import { loadWithRetry } from '~/platform/client/retry'
import { putInTab } from '~/platform/client/tab-outbox'
import { warnBeforeLeaving } from '~/platform/client/tab-storage'
import { useReload } from '~/platform/client/use-reload'
import type { ConversationState } from './conversation-client'
import { keepDraft, moveDraft, readDraft } from './draft'
import type { LiveConversation } from './live-conversation'
import { newEntry, shownEntry } from './outgoing-message'

/** What a thread can do. */
export type ConversationActions = {
  /** Sends a text, an uploaded picture or both. It is shown at once and kept until it is acknowledged. */
  send(content: string, attachment?: Attachment): void
  /** Sends a failed message again. */
  retry(clientId: string): void
  /** Sends the text of a failed message without its picture, which no longer exists. */
  sendWords(clientId: string): void
  /** Deletes a message that was not sent. */
  discard(clientId: string): void
  /** Null once the server has done it, else the error. */
  edit(seq: number, content: string): Promise<ErrorCode | null>
  remove(seq: number): Promise<ErrorCode | null>
  /** To be called with each key press; the server is told every three seconds. */
  typing(): void
  /** The end of the thread is in view. It counts as read once the tab is visible. */
  markRead(): void
  loadOlder(): Promise<void>
}

export type ConversationView = ConversationState &
  ConversationActions & {
    /** The draft this tab has of the conversation, or null. */
    unsent: string | null
    /** Stores the draft, so that a reload doesn't lose it. */
    keepUnsent(text: string): void
  }

type ConversationOptions = {
  conversationId: string
  memberId: string
  /** The other member; null if their account is gone. */
  recipientId: string | null
  /** The newest messages, loaded with the page; later ones come by the socket. */
  initial: MessagePage
  /** False: blocked, away or gone. Then the conversation is read only. */
  isOpen: boolean
}

/** A conversation that is open on the page. On the server, and until its code is loaded, it shows the data of the page. */
export function useConversation(options: ConversationOptions): ConversationView {
  const { conversationId, memberId, recipientId, initial, isOpen } = options
  const reload = useReload()
  // The socket is ahead of data that is loaded again, so only the first load counts.
  const loaded = useRef(initial)
  loaded.current = initial
  const store = useMemo(
    () =>
      new ConversationStore({
        conversationId,
        memberId,
        recipientId,
        initial: loaded.current,
        isOpen,
        onUnavailable: reload,
      }),
    [conversationId, memberId, recipientId, isOpen, reload],
  )
  useEffect(() => store.start(), [store])
  const state = useSyncExternalStore(
    store.subscribe,
    () => store.state,
    () => store.first,
  )
  return useMemo(() => viewOf(store, state), [store, state])
}

const viewOf = (store: ConversationStore, state: ConversationState): ConversationView => {
  const { send, retry, sendWords, discard, edit, remove, typing, markRead, loadOlder, keepUnsent } = store
  return {
    ...state,
    send,
    retry,
    sendWords,
    discard,
    edit,
    remove,
    typing,
    markRead,
    loadOlder,
    keepUnsent,
    // Read late: a composer that is mounted again must not restore what was sent meanwhile.
    get unsent() {
      return store.unsent
    },
  }
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

  constructor(private readonly options: ConversationOptions & { onUnavailable: () => void }) {
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

  /** To be called once the page is mounted. Returns a function that ends it. */
  start(): () => void {
    const { memberId, conversationId, recipientId } = this.options
    if (recipientId) moveDraft({ memberId, recipientId, conversationId, isSent: this.#isSent })
    this.unsent = readDraft(memberId, { conversationId })
    if (this.unsent !== null) this.#show({ ...this.state })
    const cancelLoading = loadWithRetry(
      () => import('./live-conversation'),
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
      cancelLoading()
      this.#open?.close()
      this.#open = null
      this.#warning.end()
      if (this.#early.length > 0) hubRequests.part?.flush()
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

  /** Whether the loaded page has a message of the member with this text. */
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
