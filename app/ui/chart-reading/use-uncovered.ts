import { type RefObject, useEffect } from 'react'

/** Between what is looked at and the panel, in CSS pixels. */
const AIR = 16

/**
 * Keeps what is looked at in the drawing from lying under the floating panel: the page moves up by so much. `shown` tells that
 * the panel has its height, and `key` names what is looked at as `data-node` does. The drawing stands beside the panel, or
 * somewhere in what is marked `data-reading`.
 */
export function useUncovered(panel: RefObject<HTMLElement>, key: string | null, shown: boolean) {
  useEffect(() => {
    const element = panel.current
    if (!element || !shown || !key) return
    // Its words may come after it, and with them its height.
    const watch = new ResizeObserver(() => {
      if (getComputedStyle(element).position !== 'sticky') return
      const node = (element.closest('[data-reading]') ?? element.parentElement)?.querySelector(`[data-node="${key}"]`)
      if (!node) return
      const [lid, place] = [element.getBoundingClientRect(), node.getBoundingClientRect()]
      // Beside the drawing it covers nothing.
      if (place.right <= lid.left || place.left >= lid.right || place.top >= lid.bottom) return
      const covered = place.bottom + AIR - lid.top
      if (covered > 0) window.scrollBy({ top: covered, behavior: 'smooth' })
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [panel, key, shown])
}
