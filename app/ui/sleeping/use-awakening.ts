import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage } from '~/locales/use-t'
import type { SleepingPart } from './sleeping-part'

const TOUCHES = ['pointerover', 'touchstart', 'focusin'] as const
/** A link that does more than lead somewhere says so by `data-press`. */
const PRESSABLE = 'button, summary, [data-node], a[data-press]'
/** A finger that was lifted is a click after at most so long. */
const CLICK_FOLLOWS_MILLISECONDS = 350

const pressables = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement | SVGElement>(PRESSABLE)]

/**
 * Whether a sleeping part is alive yet. It wakes when pointed at, touched or focused, when it is wanted, and when nothing was
 * drawn or in another language. The press that woke it and the focus in it are carried over.
 */
export function useAwakening(
  box: RefObject<HTMLDivElement>,
  { now, wake }: { now: () => unknown } & Pick<SleepingPart<never>, 'wake'>,
  { wanted, touchable }: { wanted: boolean; touchable: boolean },
): boolean {
  const language = useLanguage()
  // What has been fetched before the part came to the page is alive from the start; while a page hydrates nothing has.
  const [alive, setAlive] = useState(() => !import.meta.env.SSR && now() !== null)
  const pressed = useRef(-1)
  const focused = useRef(-1)
  const drawnIn = useRef(language)
  // What a press was put down on must stay until it is over: the browser makes no click of one whose element went.
  const held = useRef(false)
  const waiting = useRef<() => void>()

  const open = useCallback(() => {
    const rise = () => {
      const element = box.current
      focused.current = element ? pressables(element).indexOf(document.activeElement as HTMLElement) : -1
      // At once: a press before React commits would land on an element that is about to be replaced.
      flushSync(() => setAlive(true))
    }
    // Where nothing comes, the picture stays, and the next touch tries again.
    const come = () => {
      if (held.current) waiting.current = rise
      else rise()
    }
    wake(language).then(come, () => undefined)
  }, [wake, language, box])

  useEffect(() => {
    const element = box.current
    if (alive || !element) return
    if (wanted || element.childElementCount === 0 || drawnIn.current !== language) open()
    if (!touchable) return
    const hold = () => {
      held.current = true
    }
    const release = () => {
      held.current = false
      waiting.current?.()
      waiting.current = undefined
    }
    const lift = () => setTimeout(release, CLICK_FOLLOWS_MILLISECONDS)
    const press = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSABLE) : null
      const isLink = target instanceof HTMLAnchorElement
      // Another tab, and the like, is the browser's.
      const isElsewhere = isLink && (event.metaKey || event.ctrlKey || event.shiftKey)
      pressed.current = target && !isElsewhere ? pressables(element).indexOf(target) : -1
      if (isLink && !isElsewhere) event.preventDefault()
      // The living one may ask before it sends, so the picture of it must not send by itself: the press is carried over.
      if (target instanceof HTMLButtonElement && target.form && target.type === 'submit') event.preventDefault()
      release()
      open()
    }
    element.addEventListener('pointerdown', hold)
    window.addEventListener('pointerup', lift)
    window.addEventListener('pointercancel', lift)
    for (const touch of TOUCHES) element.addEventListener(touch, open, { passive: true, once: true })
    element.addEventListener('click', press)
    return () => {
      for (const touch of TOUCHES) element.removeEventListener(touch, open)
      element.removeEventListener('click', press)
      element.removeEventListener('pointerdown', hold)
      window.removeEventListener('pointerup', lift)
      window.removeEventListener('pointercancel', lift)
    }
  }, [alive, wanted, touchable, open, language, box])

  // In the same breath as the living part comes: a key pressed between the two would go nowhere.
  useLayoutEffect(() => {
    if (alive && box.current) pressables(box.current)[focused.current]?.focus()
  }, [alive, box])

  useEffect(() => {
    if (!alive || !box.current) return
    pressables(box.current)[pressed.current]?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true }),
    )
  }, [alive, box])

  return alive
}
