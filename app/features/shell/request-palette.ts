let open: (() => void) | null = null
let isRequested = false

/** Opens the palette. Its code loads after the page: a request before that is kept until then. */
export function requestPalette(): void {
  if (open) open()
  else isRequested = true
}

/** Sets what opens the palette, and runs it if it was requested before. Returns the function that unsets it. */
export function onPaletteRequest(openPalette: () => void): () => void {
  open = openPalette
  if (isRequested) openPalette()
  isRequested = false
  return () => {
    open = null
  }
}

/** Apple's keyboards use ⌘K, since Ctrl+K deletes to the end of the line there. */
export const isApple = () => /Mac|iP/.test(navigator.platform)

/** Ctrl+K or ⌘K: by the letter, or on a keyboard without Latin letters by the key in its place. */
export const isPaletteKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (/^[a-z]$/i.test(key) ? /k/i.test(key) : code === 'KeyK') && (isApple() ? metaKey : ctrlKey) && !altKey && !shiftKey
