// What a page keeps in its tab until it is sent: drafts, unsent messages and posts, the form of registration. It is written in
// the turn in which it was typed, outlives a reload but not the tab, and goes when the member signs out
// (`app/features/auth/sign-out-form.tsx`).
// Browsers may refuse storage altogether, or be full.

/** Null: nothing is stored, or nothing can be. */
export function readTabText(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Null deletes. Returns false where a text couldn't be stored, and then lasts only as long as the page. */
export function writeTabText(key: string, text: string | null): boolean {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
    return true
  } catch {
    return text === null
  }
}

/** The entries as an earlier page stored them, perhaps one of another release: the caller checks each. */
export function readTabList(key: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(readTabText(key) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** As `writeTabText`; an empty list is deleted. */
export const writeTabList = (key: string, entries: readonly unknown[]): boolean =>
  writeTabText(key, entries.length > 0 ? JSON.stringify(entries) : null)

/** What only this page holds: while there is any, the browser asks before the page is left. */
export function warnBeforeLeaving() {
  const unsaved = new Set<string>()
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  return {
    add(id: string) {
      unsaved.add(id)
      // Only while it is needed: a page that listens all the time is slower to go back to.
      window.addEventListener('beforeunload', ask)
    },
    delete(id: string) {
      unsaved.delete(id)
      if (unsaved.size === 0) window.removeEventListener('beforeunload', ask)
    },
    end: () => window.removeEventListener('beforeunload', ask),
  }
}
