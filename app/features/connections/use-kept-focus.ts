import { useEffect, useRef } from 'react'

/** For a form whose buttons become others as it is sent: where the one that had the focus has gone, its first one gets it. */
export function useKeptFocus(shown: string, wasSent: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (!wasSent) return
    // A window that closes gives the focus back first. Where something else has it, it stays there.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        form.current?.querySelector('button')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [shown, wasSent])
  return form
}
