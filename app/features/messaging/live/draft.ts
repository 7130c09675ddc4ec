import { isBlankText } from '~/domain/text/plain-text'
import { readTabText, writeTabText } from '~/platform/client/tab-storage'

/** What a draft belongs to: a conversation, or its recipient before there is one. */
export type DraftPlace = { conversationId: string } | { recipientId: string }

const keyOf = (memberId: string, place: DraftPlace) =>
  `draft:${memberId}:${'conversationId' in place ? place.conversationId : `to:${place.recipientId}`}`

/** The draft that this tab stored for a conversation or recipient, or null. */
export const readDraft = (memberId: string, place: DraftPlace): string | null => readTabText(keyOf(memberId, place))

/** Stores the draft; a blank one is deleted. */
export function keepDraft(memberId: string, place: DraftPlace, text: string) {
  writeTabText(keyOf(memberId, place), isBlankText(text) ? null : text)
}

type Move = { memberId: string; recipientId: string; conversationId: string; isSent: (text: string) => boolean }

/**
 * Moves the draft for a recipient into the conversation with them. A draft that was sent is deleted. If the conversation has a
 * draft already, both stay where they are.
 */
export function moveDraft({ memberId, recipientId, conversationId, isSent }: Move) {
  const typed = readDraft(memberId, { recipientId })
  if (typed === null) return
  if (!isSent(typed)) {
    if (readDraft(memberId, { conversationId }) !== null) return
    keepDraft(memberId, { conversationId }, typed)
  }
  keepDraft(memberId, { recipientId }, '')
}
