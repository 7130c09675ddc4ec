import type { ConversationActions } from './live/conversation-store'
import type { ShownMessage } from './live/message-log'

/** What can be done with a message of a thread. */
export type BubbleActions = Pick<ConversationActions, 'retry' | 'sendWords' | 'discard'> & {
  /** Shows when exactly it was written, and what else can be done; null shows that of none. */
  open: (clientId: string | null) => void
  edit: (message: ShownMessage) => void
  remove: (message: ShownMessage) => void
}
