import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { MessagePage } from '~/domain/messaging/message.schema'
import { useReload } from '~/platform/live/use-reload'
import { ConversationStore } from './conversation-store'
import type { ConversationState, ConversationView } from './conversation-view'

type Options = {
  conversationId: string
  memberId: string
  /** The other one; null for who is gone. */
  recipientId: string | null
  /** The newest messages, as the page was loaded with them; later ones come by the socket. */
  initial: MessagePage
  /** False: blocked, away or gone. Then it can be read, and nothing else. */
  isOpen: boolean
}

/** A conversation that is open on the page. On the server, and until its code has come, it shows what the page was loaded with. */
export function useConversation({ conversationId, memberId, recipientId, initial, isOpen }: Options): ConversationView {
  const reload = useReload()
  // A page that is loaded again brings an older truth than the socket has: the first one counts.
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
    // As it is when it is asked for: a composer that comes back must not bring what was sent meanwhile.
    get unsent() {
      return store.unsent
    },
  }
}
