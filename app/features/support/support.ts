import type { SupportSide, SupportState } from '~/domain/membership/support'
import type { FormAnswer } from '~/platform/client/form-answer'

export type SupportAnswer = FormAnswer<'missing' | 'malformed', 'asked' | 'replied' | 'settled'>

/** Instants are ISO 8601. */
export type SupportWords = { id: string; side: SupportSide; content: string; createdAt: string }

export type SupportQuestion = {
  id: string
  subject: string
  status: SupportState
  createdAt: string
  words: SupportWords[]
  /** For the next word to it. */
  replyId: string
}

export type SupportPageData = {
  title: string
  isPremium: boolean
  /** For the next question. */
  askId: string
  questions: SupportQuestion[]
  /** Where the next page begins; null at the end. `isFirst`: nothing is before this one. */
  next: string | null
  isFirst: boolean
}
