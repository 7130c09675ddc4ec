const keyOf = (memberId: string) => `unsent:${memberId}`

/** Whether something of this member may wait in this browser: asked on each page, so it costs no database. */
export function mayHaveUnsent(memberId: string): boolean {
  try {
    return localStorage.getItem(keyOf(memberId)) !== null
  } catch {
    return true
  }
}

/** Notes that something waits, or that nothing does any more. */
export function markUnsent(memberId: string, isWaiting: boolean) {
  try {
    if (isWaiting) localStorage.setItem(keyOf(memberId), '1')
    else localStorage.removeItem(keyOf(memberId))
  } catch {
    // Without a store the outbox is asked each time.
  }
}
