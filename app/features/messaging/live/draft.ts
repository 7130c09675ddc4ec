const keyOf = (memberId: string, conversationId: string) => `draft:${memberId}:${conversationId}`

/** What stood in the composer of a conversation when this tab left it; null: nothing. */
export function readDraft(memberId: string, conversationId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(memberId, conversationId))
  } catch {
    return null
  }
}

export function keepDraft(memberId: string, conversationId: string, text: string) {
  try {
    if (text.trim() === '') sessionStorage.removeItem(keyOf(memberId, conversationId))
    else sessionStorage.setItem(keyOf(memberId, conversationId), text)
  } catch {
    // A browser without a store keeps what is typed as long as the page stands.
  }
}
