/** A page that has not come by then does not come. */
const PATIENCE_MS = 5_000

/** Brings what a page was opened for into sight, and the focus to it where it takes one, as soon as the page has it. */
export function focusWhenThere(selector: string) {
  // The dialog that leads there gives the focus back as it closes: only then.
  setTimeout(() => {
    if (take(selector)) return
    const watching = new MutationObserver(() => {
      if (take(selector)) watching.disconnect()
    })
    watching.observe(document.body, { childList: true, subtree: true })
    setTimeout(() => watching.disconnect(), PATIENCE_MS)
  })
}

function take(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector)
  found?.scrollIntoView({ block: 'center' })
  found?.focus({ preventScroll: true })
  return found !== null
}
