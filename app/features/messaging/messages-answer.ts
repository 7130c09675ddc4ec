import type { ErrorCode } from '~/domain/messaging/conversation-frames.schema'
import type { FormAnswer } from '~/platform/forms/form-answer'

/** What stands in the way of a form of this page, besides what any form can meet. */
export type MessagesError = ErrorCode | 'nobody' | 'self' | 'closedToYou' | 'suspended' | 'undecided' | 'limit'

export type MessagesAnswer = FormAnswer<MessagesError, 'done'> & {
  /** The conversation it was about, or that was begun. */
  conversation: string | null
  /** For `limit`: from when on the next conversation can be begun, an ISO instant. */
  nextAt: string | null
}

/** What a verb of this page comes to. */
export type Outcome =
  | { done: true; conversation: string }
  | {
      done: false
      error: NonNullable<MessagesAnswer['error']>
      conversation?: string
      nextAt?: string
      retryAfterSeconds?: number
    }
