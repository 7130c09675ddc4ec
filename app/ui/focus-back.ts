/** What has the focus, and what can have it around that: where a dialog deletes what opened it, the next one is left. */
export function focusableUp(from: Element | null): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let at = from; at instanceof HTMLElement; at = at.parentElement?.closest('[tabindex]') ?? null) found.push(at)
  return found
}

/** Gives the focus to the first of them that is still there. */
export const focusFirst = (elements: readonly HTMLElement[]) => elements.find(({ isConnected }) => isConnected)?.focus()
