import { type FocusEvent, useEffect, useState } from 'react'
import { useT } from '~/locales/use-t'
import { CloseIcon } from './icons'

/** What is told in passing; a new object each time, so that the same words are told anew. */
export type ToastMessage = { text: string; tone?: 'error'; action?: { label: string; onPress: () => void } }

const SHOWN_MILLISECONDS = 10_000

/** A note that floats at the foot of the window for ten seconds, longer while somebody is at it. */
export function Toast({ message, onClose }: { message: ToastMessage | null; onClose: () => void }) {
  const common = useT('common')
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (!message || isHeld) return
    const timer = setTimeout(onClose, SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [message, isHeld, onClose])
  useEffect(() => {
    if (!message) setIsHeld(false)
  }, [message])
  const isError = message?.tone === 'error'
  return (
    <div
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--bottom-bar,0px)+16px)] z-30 grid justify-items-center px-4 print:hidden"
      role={isError ? 'alert' : 'status'}
    >
      {message ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only stays while somebody is at it
        <div
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={(event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setIsHeld(false)}
          className="pointer-events-auto flex max-w-full animate-rise items-center gap-1 rounded-card bg-ink py-1 pr-1 pl-4 text-ground shadow-float"
        >
          <span className="min-w-0 py-1.5">{message.text}</span>
          {message.action ? (
            <button
              type="button"
              onClick={message.action.onPress}
              className="ml-2 min-h-9 rounded-control px-3 font-semibold underline underline-offset-4 focus-visible:-outline-offset-2 focus-visible:outline-current pointer-coarse:min-h-11"
            >
              {message.action.label}
            </button>
          ) : null}
          <button
            type="button"
            aria-label={common('close')}
            onClick={onClose}
            className="grid size-9 shrink-0 place-items-center rounded-control focus-visible:-outline-offset-2 focus-visible:outline-current pointer-coarse:size-11"
          >
            <CloseIcon className="size-4" />
          </button>
        </div>
      ) : null}
    </div>
  )
}
