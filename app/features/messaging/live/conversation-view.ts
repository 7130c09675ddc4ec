import type { ErrorCode } from '~/domain/messaging/conversation-frames.schema'
import type { Attachment, Message } from '~/domain/messaging/message.schema'

/** What is wrong with a message: what the server says of it, or that it was not reached. */
export type Problem = ErrorCode | 'unreachable'

/**
 * A message as the thread shows it. One that is not acknowledged has `seq` 0, its `clientId` for an id, and stands last.
 * `clientId` stays the same from the finger to the disk: the key of its bubble.
 */
export type ShownMessage = Message & { state: 'sent' | 'pending' | 'failed'; problem?: Problem }

/** What a thread shows at one moment. */
export type ConversationState = {
  messages: ShownMessage[]
  connection: 'connecting' | 'live' | 'offline' | 'closed'
  /** Null: the other keeps that to themselves, or this member does. */
  otherReadSeq: number | null
  otherReadAt: string | null
  isOtherTyping: boolean
  /** A request of this conversation was answered while it was open: by accepting it, or by writing back. */
  isAccepted: boolean
  hasOlder: boolean
  older: 'idle' | 'loading' | 'failed'
}

/** What a thread can do. */
export type ConversationActions = {
  /** Takes what was typed, or a picture that is uploaded, or both. It is shown at once and kept until it is acknowledged. */
  send(content: string, attachment?: Attachment): void
  /** Tries one again that had failed. */
  retry(clientId: string): void
  /** Sends what was typed without the picture that is gone. */
  sendWords(clientId: string): void
  /** Throws one away that was not sent. */
  discard(clientId: string): void
  /** Null once the other sees it; else why not. */
  edit(seq: number, content: string): Promise<ErrorCode | null>
  remove(seq: number): Promise<ErrorCode | null>
  /** To be called with each key; the other is told every three seconds. */
  typing(): void
  /** The end of the thread is in sight. Told once the tab is visible. */
  markRead(): void
  loadOlder(): Promise<void>
}

export type ConversationView = ConversationState &
  ConversationActions & {
    /** What stood in the composer when this tab last left the conversation; null: nothing. */
    unsent: string | null
    /** Keeps what stands in the composer, so that a reload does not lose it. */
    keepUnsent(text: string): void
  }
