import { useEffect } from 'react'

/**
 * Makes the drawings of a page that sleep as the server drew them stops of the Tab key, and opens the buttons beside them: with
 * scripts a touch wakes them, and without any a key would lead to what does nothing.
 */
export function useStops() {
  useEffect(() => {
    for (const node of document.querySelectorAll<SVGElement>('[data-tab]')) node.tabIndex = Number(node.dataset.tab)
    for (const button of document.querySelectorAll<HTMLButtonElement>('[data-asleep]')) button.disabled = false
  }, [])
}
