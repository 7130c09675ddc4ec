import { browserClock } from '~/platform/live/clock'
import { asked, hubView } from '~/platform/live/hub-store'
import { openConversations } from '~/platform/live/open-conversations'
import { openSocket } from '~/platform/live/open-socket'
import { outbox } from '~/platform/live/outbox-store'
import { onPageEvents } from '~/platform/live/page-events'
import { postMessage } from '~/platform/live/post-message'
import { fetchPage } from './fetch-page'
import { type ConversationOptions, type LiveConversation, liveConversation } from './live-conversation'

/** Brings a conversation to life in this browser. */
export function openConversation(options: ConversationOptions): LiveConversation {
  const { client, close } = liveConversation(options, {
    clock: browserClock,
    newId: () => crypto.randomUUID(),
    openSocket,
    fetchPage,
    post: postMessage,
    outbox,
    isVisible: () => document.visibilityState === 'visible',
    onPageEvents,
    // The page that is asked for now leads to signing in.
    signedOut: () => location.reload(),
    reload: () => location.reload(),
  })
  openConversations.add(options.conversationId)
  return {
    client,
    close() {
      close()
      openConversations.delete(options.conversationId)
      // What waits is sent behind the other pages, and what failed is told there, or is told no more.
      const isTold = hubView().refused.some((entry) => entry.conversationId === options.conversationId)
      if (client.hasUnsent || isTold) asked.part?.flush()
    },
  }
}
