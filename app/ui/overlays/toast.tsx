import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '~/locales/use-t'
import { CloseIcon } from '../icons'
import { focusableUp, focusFirst } from './focus-back'

/** A short message; a new object each time, so that the same words are announced again. */
export type ToastMessage = { text: string; tone?: 'error'; action?: { label: string; onPress: () => void } }

const SHOWN_MILLISECONDS = 10_000
/** Leads the keyboard to what a toast offers, which is far from where the focus is. */
const KEY = 'F8'

const isReachKey = ({ key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent) =>
  key === KEY && !ctrlKey && !altKey && !metaKey && !shiftKey

type Props = { message: ToastMessage | null; onClose: () => void }

/** A message at the foot of the window for ten seconds, longer while the pointer or the focus is on it. */
export function Toast({ message, onClose }: Props) {
  const isError = message?.tone === 'error'
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--bottom-bar,0px)+16px)] z-30 grid justify-items-center px-4 print:hidden">
      {/* A status is announced where it was there before its message; an alert, when it is added. */}
      <div role="status">{message && !isError ? <ToastBox message={message} onClose={onClose} /> : null}</div>
      {message && isError ? (
        <div role="alert">
          <ToastBox message={message} onClose={onClose} />
        </div>
      ) : null}
    </div>
  )
}

function ToastBox({ message: { text, action }, message, onClose }: Props & { message: ToastMessage }) {
  const common = useT('common')
  const [isHeld, setIsHeld] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  /** What had the focus before the toast. */
  const openers = useRef<HTMLElement[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another message has its own ten seconds
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onClose, SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [message, isHeld, onClose])

  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (!isReachKey(event) || box.current?.contains(document.activeElement)) return
      // A modal keeps the focus to itself.
      if (document.querySelector('[role=dialog][data-state], dialog[open]')) return
      event.preventDefault()
      box.current?.querySelector('button')?.focus()
    }
    addEventListener('keydown', reach)
    return () => removeEventListener('keydown', reach)
  }, [])

  // The focus goes back once the page is as the action left it: what had the focus may have gone with it.
  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      queueMicrotask(() => focusFirst([...openers.current, ...focusableUp(document.getElementById('content'))]))
    }
  }, [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons are the interactive ones
    <div
      ref={box}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={(event) => setIsHeld(event.currentTarget.contains(document.activeElement))}
      onFocus={(event: FocusEvent) => {
        setIsHeld(true)
        if (event.currentTarget.contains(event.relatedTarget)) return
        openers.current = focusableUp(event.relatedTarget as Element | null)
      }}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsHeld(event.currentTarget.matches(':hover'))
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="pointer-events-auto flex max-w-full animate-rise items-center gap-1 rounded-card bg-ink py-1 pr-1 pl-4 text-ground shadow-float"
    >
      <span className="min-w-0 py-1.5">{text}</span>
      {action ? (
        <>
          <button
            type="button"
            aria-keyshortcuts={KEY}
            onClick={action.onPress}
            className="ml-2 min-h-9 rounded-control px-3 font-semibold underline underline-offset-4 focus-visible:-outline-offset-2 focus-visible:outline-current pointer-coarse:min-h-11"
          >
            {action.label}
          </button>
          <span aria-hidden="true" title={common('toastKey')} className="pointer-coarse:hidden">
            <kbd className="rounded-[5px] border border-current px-1.5 font-sans text-xs opacity-70">{KEY}</kbd>
          </span>
        </>
      ) : null}
      <button
        type="button"
        aria-label={common('close')}
        aria-keyshortcuts={action ? undefined : KEY}
        onClick={onClose}
        className="grid size-9 shrink-0 place-items-center rounded-control focus-visible:-outline-offset-2 focus-visible:outline-current pointer-coarse:size-11"
      >
        <CloseIcon className="size-4" />
      </button>
    </div>
  )
}
