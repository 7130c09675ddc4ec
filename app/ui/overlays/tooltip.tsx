import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/** Room between the bubble, its element and the edge of the window, in CSS pixels. */
const GAP = 8

type Trigger = { 'aria-describedby': string | undefined }

type Props = {
  content: ReactNode
  /** The element explained; it must be able to take focus. */
  children: (trigger: Trigger) => ReactNode
  className?: string
}

/**
 * A note at an element, by WCAG 1.4.13: opens on hover, focus and tap, stays while the pointer is on it and while the page scrolls, closes
 * on leaving and on Escape, wherever the focus is.
 */
export function Tooltip({ content, children, className = '' }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    if (!open) return
    const follow = () => {
      if (box.current && bubble.current) place(bubble.current, box.current.getBoundingClientRect())
    }
    follow()
    addEventListener('scroll', follow, { capture: true, passive: true })
    addEventListener('resize', follow)
    return () => {
      removeEventListener('scroll', follow, { capture: true })
      removeEventListener('resize', follow)
    }
  }, [open])

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: globalThis.PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // One press closes the note alone, not also the dialog it is in. What else is open elsewhere closes too.
      if (box.current?.closest('[role=dialog]')) event.stopPropagation()
      setOpen(false)
    }
    addEventListener('pointerdown', closeOutside)
    addEventListener('keydown', closeByKey, { capture: true })
    return () => {
      removeEventListener('pointerdown', closeOutside)
      removeEventListener('keydown', closeByKey, { capture: true })
    }
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap opens what the focus opens for keys
    // biome-ignore lint/a11y/noStaticElementInteractions: the element inside is the interactive one; this watches over both it and its note
    <span
      ref={box}
      className={`relative ${className}`}
      onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event: PointerEvent) => event.pointerType === 'mouse' && setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={(event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onClick={() => setOpen(true)}
    >
      {children({ 'aria-describedby': open ? id : undefined })}
      {open ? (
        <span
          ref={bubble}
          id={id}
          role="tooltip"
          className="fixed z-50 w-max max-w-72 animate-appear rounded-control bg-ink px-3 py-2 text-left text-sm font-normal text-ground shadow-float before:absolute before:inset-x-0 before:-inset-y-2 before:-z-10"
        >
          {content}
        </span>
      ) : null}
    </span>
  )
}

/** Above the element if there is room, else below, never beyond the window's edges. */
function place(bubble: HTMLElement, around: DOMRect) {
  const { offsetWidth: width, offsetHeight: height } = bubble
  const middle = around.left + around.width / 2 - width / 2
  const above = around.top - height - GAP
  bubble.style.left = `${Math.max(GAP, Math.min(middle, document.documentElement.clientWidth - width - GAP))}px`
  bubble.style.top = `${above >= GAP ? above : around.bottom + GAP}px`
}
