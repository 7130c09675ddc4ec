/** On its keyboards Ctrl+K deletes to the end of the line, so the palette has the key beside it. */
const isApple = () => /Mac|iP/.test(navigator.platform)

/** Ctrl+K or ⌘K: by the letter, and where the letters are no Latin ones, by the key it has on a Latin keyboard. */
export const isPaletteKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (/^[a-z]$/i.test(key) ? /k/i.test(key) : code === 'KeyK') && (isApple() ? metaKey : ctrlKey) && !altKey && !shiftKey

/**
 * The keys of the frame, but where a dialog is open that holds the focus: `/` puts the cursor into the box of the search, except where it is being
 * typed; the palette's key opens it. What it gives ends that.
 */
export function answerFrameKeys(openPalette: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (document.querySelector('[role=dialog][data-state], dialog[open]')) return
    if (isPaletteKey(event)) event.repeat || openPalette()
    else {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || (target as Element).closest('input, textarea, select')) return
      const box = document.querySelector<HTMLInputElement>('[aria-keyshortcuts="/"]')
      // What is hidden, as on a phone, takes no focus: the sign stays a sign there.
      if (!box?.offsetParent) return
      box.focus()
      box.select()
    }
    event.preventDefault()
  }
  // The search box shows which key it is.
  document.documentElement.toggleAttribute('data-apple', isApple())
  // Before React, which stops keys in parts of the page that aren't hydrated yet.
  window.addEventListener('keydown', press, { capture: true })
  return () => window.removeEventListener('keydown', press, { capture: true })
}
