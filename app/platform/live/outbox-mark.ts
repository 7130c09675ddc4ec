const keyOf = (memberId: string) => `unsent:${memberId}`

/**
 * The mark that something of this member may wait in this browser, each time another one; null: none. Asked on each page, so it
 * costs no database.
 */
export function unsentMark(memberId: string): string | null {
  try {
    return localStorage.getItem(keyOf(memberId))
  } catch {
    return 'no store'
  }
}

/** Notes that something waits. */
export function markUnsent(memberId: string) {
  try {
    localStorage.setItem(keyOf(memberId), crypto.randomUUID())
  } catch {
    // Without a store the outbox is asked each time.
  }
}

/** Takes away the mark that was `seen`; another one says that something was put since, and stays. */
export function unmark(memberId: string, seen: string | null) {
  try {
    if (localStorage.getItem(keyOf(memberId)) === seen) localStorage.removeItem(keyOf(memberId))
  } catch {
    // There is no mark without a store.
  }
}

/** Conversations this tab has open, which send for themselves. */
export const openConversations = new Set<string>()
