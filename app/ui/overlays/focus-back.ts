let pressed: Element | null = null

/** Remembers what was pressed last: Safari, and Firefox on macOS, don't focus a button when it is clicked. For an effect. */
export function trackPresses(): () => void {
  const onClick = ({ detail, target }: MouseEvent) => {
    // A click without a count comes from a key or a script; then the focus is right.
    pressed = detail > 0 && target instanceof Element ? target.closest('a, button, summary, [tabindex]') : null
  }
  const onKey = () => {
    pressed = null
  }
  addEventListener('click', onClick, true)
  addEventListener('keydown', onKey, true)
  return () => {
    removeEventListener('click', onClick, true)
    removeEventListener('keydown', onKey, true)
  }
}

/** What a dialog that opens now is opened by. */
function opener(): Element | null {
  const focused = document.activeElement
  return pressed && focused?.contains(pressed) ? pressed : focused
}

/**
 * What the focus is to go back to, and what around it can have it: where a dialog deletes what opened it, the next one is left.
 */
export function focusableUp(from: Element | null = opener()): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let at = from; at instanceof HTMLElement; at = at.parentElement?.closest('[tabindex]') ?? null) found.push(at)
  return found
}

/** Gives the focus to the first of them that is still there. */
export const focusFirst = (elements: readonly HTMLElement[]) => elements.find(({ isConnected }) => isConnected)?.focus()
