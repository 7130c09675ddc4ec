import {
  type FocusEvent,
  type KeyboardEvent,
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
 * A note at an element: opens on hover, on focus and on a tap, stays while the pointer is on it, closes on Escape, on scrolling and on
 * leaving. (WCAG 1.4.13.) Own, for the library's weighs 20 kB and a chart shows twenty-six.
 */
export function Tooltip({ content, children, className = '' }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    if (open && box.current && bubble.current) place(bubble.current, box.current.getBoundingClientRect())
  }, [open])

  useEffect(() => {
    if (!open) return
    const close = () => setOpen(false)
    const closeOutside = (event: globalThis.PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) close()
    }
    addEventListener('scroll', close, { capture: true, passive: true })
    addEventListener('pointerdown', closeOutside)
    return () => {
      removeEventListener('scroll', close, { capture: true })
      removeEventListener('pointerdown', closeOutside)
    }
  }, [open])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element inside is the interactive one; this watches over both it and its note
    <span
      ref={box}
      className={`relative ${className}`}
      onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event: PointerEvent) => event.pointerType === 'mouse' && setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={(event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onClick={() => setOpen(true)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        setOpen(false)
      }}
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
