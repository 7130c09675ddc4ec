import { type RefObject, useEffect } from 'react'

/** Puts the cursor into a box when `/` is pressed, except where it is being typed, or a dialog is open. */
export function useSlash(box: RefObject<HTMLInputElement>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyped(event.target) || document.querySelector('[role=dialog], dialog[open]')) return
      // What is hidden, as on a phone, takes no focus: the sign stays a sign there.
      if (!box.current || box.current.offsetParent === null) return
      event.preventDefault()
      box.current.focus()
      box.current.select()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [box])
}

const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
