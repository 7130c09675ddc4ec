import { type RefObject, useEffect } from 'react'
import { type Focus, focusKey } from './focus'

/** Between what is looked at and the panel, in CSS pixels. */
const AIR = 16

/**
 * Keeps what is looked at in the drawing from lying under the floating panel: the page moves up by so much. `shown` tells
 * that the panel has its height.
 */
export function useUncovered(panel: RefObject<HTMLElement>, focus: Focus | null, shown: boolean) {
  const key = focus && focusKey(focus)
  useEffect(() => {
    const element = panel.current
    if (!element || !shown || !key || getComputedStyle(element).position !== 'sticky') return
    const node = element.parentElement?.querySelector(`[data-node="${key}"]`)
    if (!node) return
    const covered = node.getBoundingClientRect().bottom + AIR - element.getBoundingClientRect().top
    if (covered > 0) window.scrollBy({ top: covered, behavior: 'smooth' })
  }, [panel, key, shown])
}
