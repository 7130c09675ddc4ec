/** What only this page holds: while there is any, the browser asks before the page is left. */
export function warnBeforeLeaving() {
  const unkept = new Set<string>()
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  return {
    add(id: string) {
      unkept.add(id)
      // Only while it is needed: a page that listens all the time is slower to go back to.
      window.addEventListener('beforeunload', ask)
    },
    delete(id: string) {
      unkept.delete(id)
      if (unkept.size === 0) window.removeEventListener('beforeunload', ask)
    },
    end: () => window.removeEventListener('beforeunload', ask),
  }
}
