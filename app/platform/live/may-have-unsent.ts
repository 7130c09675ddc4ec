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
  return isAnyKept()
}

/** Whether the outbox (`outbox-store.ts`) holds anything: asked without the code for it, which most pages never fetch. */
const isAnyKept = () =>
  new Promise<boolean>((resolve) => {
    const opening = indexedDB.open('outbox')
    opening.onerror = () => resolve(false)
    // There is none, and none is made for a look.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onsuccess = () => {
      const counting = opening.result.transaction('messages').objectStore('messages').count()
      counting.onsuccess = () => resolve(counting.result > 0)
      // After what was asked of it.
      opening.result.close()
    }
  })
