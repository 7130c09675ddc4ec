import { isBlankText } from '~/domain/text/blank-text'

/** What a draft belongs to: a conversation, or its recipient before there is one. */
export type DraftPlace = { conversationId: string } | { recipientId: string }

const keyOf = (memberId: string, place: DraftPlace) =>
  `draft:${memberId}:${'conversationId' in place ? place.conversationId : `to:${place.recipientId}`}`

/** The draft that this tab stored for a place, or null. */
export function readDraft(memberId: string, place: DraftPlace): string | null {
  try {
    return sessionStorage.getItem(keyOf(memberId, place))
  } catch {
    return null
  }
}

export function keepDraft(memberId: string, place: DraftPlace, text: string) {
  try {
    if (isBlankText(text)) sessionStorage.removeItem(keyOf(memberId, place))
    else sessionStorage.setItem(keyOf(memberId, place), text)
  } catch {
    // A browser without a store keeps what is typed as long as the page stands.
  }
}

type Move = { memberId: string; recipientId: string; conversationId: string; isSent: (text: string) => boolean }

/**
 * Moves what was typed for a member into the conversation there is with them by now, once. A draft that was sent is deleted. An
 * existing draft of the conversation is kept, and this one stays under the recipient.
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
