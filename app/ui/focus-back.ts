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

/**
 * What opens a dialog now, and what around it can have the focus: where a dialog deletes what opened it, the next one is left.
 */
export function focusableUp(): HTMLElement[] {
  const focused = document.activeElement
  const found: HTMLElement[] = []
  let at = pressed && focused?.contains(pressed) ? pressed : focused
  for (; at instanceof HTMLElement; at = at.parentElement?.closest('[tabindex]') ?? null) found.push(at)
  return found
}

/** Gives the focus to the first of them that is still there. */
export const focusFirst = (elements: readonly HTMLElement[]) => elements.find(({ isConnected }) => isConnected)?.focus()
