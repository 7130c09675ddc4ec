// What the browser's store holds about the members who use it: whose page it showed last, and whether anything of theirs is unsent.

const unsentKeyOf = (memberId: string) => `unsent:${memberId}`

/**
 * The mark that something of this member may wait in this browser, each time another one; null: none. Asked on each page, so it
 * costs no database.
 */
export function unsentMark(memberId: string): string | null {
  try {
    return localStorage.getItem(unsentKeyOf(memberId))
  } catch {
    return 'no store'
  }
}

/** Notes that something waits. */
export function markUnsent(memberId: string) {
  try {
    localStorage.setItem(unsentKeyOf(memberId), crypto.randomUUID())
  } catch {
    // Without a store the outbox is asked each time.
  }
}

/** Takes away the mark that was `seen`; another one says that something was put since, and stays. */
export function unmark(memberId: string, seen: string | null) {
  try {
    if (localStorage.getItem(unsentKeyOf(memberId)) === seen) localStorage.removeItem(unsentKeyOf(memberId))
  } catch {
    // There is no mark without a store.
  }
}

/** Conversations this tab has open, which send for themselves. */
export const openConversations = new Set<string>()

const MEMBER_KEY = 'member'

/** The member whose page this browser showed last; null where that is not known. */
export function memberHere(): string | null {
  try {
    return localStorage.getItem(MEMBER_KEY)
  } catch {
    return null
  }
}

/** Stores whose page this browser shows now. */
export function rememberMember(memberId: string) {
  try {
    localStorage.setItem(MEMBER_KEY, memberId)
  } catch {
    // Without a store the sockets of an ended session are closed all the same.
  }
}
