import { CLOSE } from '~/domain/messaging/close-codes'
import { serverFrameSchema } from '~/domain/messaging/conversation-frames.schema'
import type { MessagePage } from '~/domain/messaging/message.schema'
import type { Clock } from '~/platform/live/clock'
import type { OutboxEntry } from '~/platform/live/outbox-entry'
import type { Outbox } from '~/platform/live/outbox-store'
import type { PageListener } from '~/platform/live/page-events'
import type { PostOutcome } from '~/platform/live/post-message'
import { readFrame } from '~/platform/live/read-frame'
import { ReconnectingSocket, type SocketLike } from '~/platform/live/reconnecting-socket'
import type { warnBeforeLeaving } from '~/platform/live/warn-before-leaving'
import { ConversationClient } from './conversation-client'
import type { ConversationState } from './conversation-view'
import type { PageOutcome } from './fetch-page'
import { restoreWaiting } from './restore-waiting'

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
  /** Loads the page anew. */
  reload(): void
}

export type ConversationOptions = {
  conversationId: string
  memberId: string
  initial: MessagePage
  /** False: it is read only, and has no socket. */
  isOpen: boolean
  show: (state: ConversationState) => void
  /** What no database has: the page warns before it is left. */
  warning: Pick<ReturnType<typeof warnBeforeLeaving>, 'add' | 'delete'>
  /** The conversation may be closed to this member: the page should be loaded again. */
  onUnavailable: () => void
}

export type LiveConversation = { client: ConversationClient; close: () => void }

/** A conversation with its socket, its outbox, and what the browser tells of network and sight. */
export function liveConversation(options: ConversationOptions, env: BrowserEnv): LiveConversation {
  const { conversationId, memberId, initial, isOpen, show, warning, onUnavailable } = options
  const { outbox } = env
  let isShowing = false

  const client: ConversationClient = new ConversationClient({
    memberId,
    initial,
    means: {
      ...env,
      lookAgain: () => options.onUnavailable(),
      sendFrame: (frame) => socket.send(JSON.stringify(frame)),
      restartSocket: () => socket.restart(),
      fetchPage: (place, seq) => env.fetchPage(conversationId, place, seq),
      keep: async (entry) => {
        warning.add(entry.clientId)
        if (await outbox.put(entry)) warning.delete(entry.clientId)
      },
      forget: (entry) => {
        warning.delete(entry.clientId)
        outbox.remove(entry)
      },
      changed() {
        // Frames come by the dozen after a pause: the page is told once for all of one turn.
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
        // It was put back to an earlier day: what is shown here of later is not there, and its numbers are given anew.
        if (frame.seq < named.after || frame.rev < named.rev) return env.reload()
        socket.ready()
      }
      if (frame) client.receive(frame)
    },
    onState: (state) => client.connection(state),
    onEnd: (code) => (code === CLOSE.signedOut ? env.signedOut() : unavailable()),
  })

  const forgetEvents = env.onPageEvents({
    wake() {
      if (isOpen) socket.wake()
      client.seen()
    },
    sleep: () => socket.sleep(),
  })

  const endRestoring = restoreWaiting(env, { memberId, conversationId }, (kept) => {
    client.restore(kept)
    if (!isOpen) client.refuse('unavailable')
  })
  if (isOpen) socket.start()
  else client.connection('closed')

  return {
    client,
    close() {
      endRestoring()
      forgetEvents()
      // The client sends its last read mark over the socket.
      client.stop()
      socket.stop()
    },
  }
}
