import { type RefObject, useMemo, useRef, useState } from 'react'
import type { BubbleActions } from './bubble-actions'
import type { ConversationView } from './live/conversation-store'
import type { ShownMessage } from './live/message-log'

type Handlers = {
  view: ConversationView
  onEdit: (message: ShownMessage) => void
  onDelete: (message: ShownMessage) => void
}

/** Which message is open, by its `clientId`, and what can be done with each; the same object as long as the thread stands. */
export function useBubbleActions(box: RefObject<HTMLElement>, current: Handlers) {
  const [openId, setOpenId] = useState<string | null>(null)
  const handlers = useRef(current)
  handlers.current = current
  const actions = useMemo<BubbleActions>(
    () => ({
      open: setOpenId,
      edit: (message) => handlers.current.onEdit(message),
      remove: (message) => handlers.current.onDelete(message),
      // Their buttons go with what they were pressed for.
      retry: (clientId) => {
        box.current?.focus({ preventScroll: true })
        handlers.current.view.retry(clientId)
      },
      sendWords: (clientId) => {
        box.current?.focus({ preventScroll: true })
        handlers.current.view.sendWords(clientId)
      },
      discard: (clientId) => {
        box.current?.focus({ preventScroll: true })
        handlers.current.view.discard(clientId)
      },
    }),
    [box],
  )
  return { openId, actions }
}
