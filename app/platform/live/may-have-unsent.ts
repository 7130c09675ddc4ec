import { openConversations } from './open-conversations'
import { unsentMark } from './outbox-mark'

/** A mark can be lost; so what a browser keeps is looked at once a page, whatever the mark says. */
let wasLookedAt = false

/** Whether something of this member may wait in this browser. */
export async function mayHaveUnsent(memberId: string): Promise<boolean> {
  if (unsentMark(memberId) !== null) return true
  // An open conversation opens the database itself, and sets the mark where others wait in it.
  if (wasLookedAt || openConversations.size > 0) return false
  wasLookedAt = true
  try {
    // Most never wrote here, and have no such database: they need not even fetch what opens it.
    return (await indexedDB.databases()).some(({ name }) => name === 'outbox')
  } catch {
    return true
  }
}
