import { CLOSE } from '~/domain/messaging/close-codes'
import { serverFrameSchema } from '~/domain/messaging/conversation-frames.schema'
import type { MessagePage } from '~/domain/messaging/message.schema'
import { hubRequests, hubView } from '~/platform/client/hub-store'
import { openConversations } from '~/platform/client/member-marks'
import { type Outbox, outbox, type PostOutcome, postMessage } from '~/platform/client/outbox'
import type { OutboxEntry } from '~/platform/client/outbox-entry'
import {
  browserClock,
  type Clock,
  onPageEvents,
  openSocket,
  type PageListener,
  ReconnectingSocket,
  readFrame,
  type SocketLike,
} from '~/platform/client/reconnecting-socket'
import { retryDelay } from '~/platform/client/retry'
import type { warnBeforeLeaving } from '~/platform/client/tab-storage'
import { ConversationClient, type ConversationState } from './conversation-client'
import { fetchPage, type PageOutcome } from './fetch-page'

/** The browser, or a simulated one. */
export type BrowserEnv = {
  clock: Clock
  newId(): string
  openSocket(path: string): SocketLike
  fetchPage(conversationId: string, place: 'after' | 'before', seq: number): Promise<PageOutcome>
  post(entry: OutboxEntry): Promise<PostOutcome>
  outbox: Outbox
  isVisible(): boolean
  onPageEvents(listener: PageListener): () => void
  signedOut(): void
  /** Reloads the whole page. */
  reload(): void
}

export type LiveConversationOptions = {
  conversationId: string
  memberId: string
  initial: MessagePage
  /** False: it is read only and has no socket. */
  isOpen: boolean
  show: (state: ConversationState) => void
  /** Entries that no database has: the browser warns before the page is left. */
  warning: Pick<ReturnType<typeof warnBeforeLeaving>, 'add' | 'delete'>
  /** The conversation may be closed to this member: the page's data should be loaded again. */
  onUnavailable: () => void
}

export type LiveConversation = { client: ConversationClient; close: () => void }

/** Opens a conversation in this browser. */
export function openConversation(options: LiveConversationOptions): LiveConversation {
  const { client, close } = liveConversation(options, {
    clock: browserClock,
    newId: () => crypto.randomUUID(),
    openSocket,
    fetchPage,
    post: postMessage,
    outbox,
    isVisible: () => document.visibilityState === 'visible',
    onPageEvents,
    // Without a session the page redirects to signing in.
    signedOut: () => location.reload(),
    reload: () => location.reload(),
  })
  openConversations.add(options.conversationId)
  return {
    client,
    close() {
      close()
      openConversations.delete(options.conversationId)
      // From here on the hub's client sends what waits, and keeps the list of refused messages.
      const isRefused = hubView().refused.some((entry) => entry.conversationId === options.conversationId)
      if (client.hasUnsent || isRefused) hubRequests.part?.flush()
    },
  }
}

/** Connects the client of a conversation with its socket, its outbox and the events of the page. */
export function liveConversation(options: LiveConversationOptions, env: BrowserEnv): LiveConversation {
  const { conversationId, memberId, initial, isOpen, show, warning, onUnavailable } = options
  let isShowing = false

  const client: ConversationClient = new ConversationClient({
    memberId,
    initial,
    dependencies: {
      ...env,
      revalidate: () => options.onUnavailable(),
      sendFrame: (frame) => socket.send(JSON.stringify(frame)),
      restartSocket: () => socket.restart(),
      fetchPage: (place, seq) => env.fetchPage(conversationId, place, seq),
      save: async (entry) => {
        warning.add(entry.clientId)
        if (await env.outbox.put(entry)) warning.delete(entry.clientId)
      },
      remove: (entry) => {
        warning.delete(entry.clientId)
        env.outbox.remove(entry)
      },
      changed() {
        // Many frames may arrive in one turn: the page renders once for all of them.
        if (isShowing) return
        isShowing = true
        queueMicrotask(() => {
          isShowing = false
          show(client.state)
        })
      },
    },
  })

  const unavailable = () => {
    client.refuse('unavailable')
    onUnavailable()
  }

  let named = client.place
  const socket: ReconnectingSocket = new ReconnectingSocket({
    address() {
      named = client.place
      return `/ws/conversations/${conversationId}?after=${named.after}&rev=${named.rev}`
    },
    open: env.openSocket,
    clock: env.clock,
    onFrame(text) {
      const frame = readFrame(serverFrameSchema, text)
      if (frame?.type === 'ready') {
        // The conversation was restored from a backup: newer messages on this page are gone, and their numbers are given again.
        if (frame.seq < named.after || frame.rev < named.rev) return env.reload()
        socket.ready()
      }
      if (frame) client.receive(frame)
    },
    onState: (state) => client.connection(state),
    onEnd: (code) => (code === CLOSE.signedOut ? env.signedOut() : unavailable()),
  })

  const removeListeners = env.onPageEvents({
    resume() {
      if (isOpen) socket.resume()
      client.seen()
    },
    suspend: () => socket.suspend(),
  })

  const stopRestoring = restoreOutbox(env, { memberId, conversationId }, (saved) => {
    client.restore(saved)
    if (!isOpen) client.refuse('unavailable')
  })
  if (isOpen) socket.start()
  else client.connection('closed')

  return {
    client,
    close() {
      stopRestoring()
      removeListeners()
      // The client sends its last read mark over the socket.
      client.stop()
      socket.stop()
    },
  }
}

/**
 * Gives what an earlier page, or another tab, left in the outbox of a conversation, and asks again while the database doesn't
 * answer. Returns a function that ends this.
 */
export function restoreOutbox(
  { clock, outbox }: Pick<BrowserEnv, 'clock' | 'outbox'>,
  { memberId, conversationId }: Pick<OutboxEntry, 'memberId' | 'conversationId'>,
  take: (saved: OutboxEntry[]) => void,
): () => void {
  let isStopped = false
  let cancel = () => {}
  const ask = async (failures: number) => {
    const { entries, isWhole } = await outbox.list(memberId, conversationId)
    if (isStopped) return
    take(entries)
    if (!isWhole) cancel = clock.after(retryDelay(failures, clock.random), () => ask(failures + 1))
  }
  ask(0)
  return () => {
    isStopped = true
    cancel()
  }
}
