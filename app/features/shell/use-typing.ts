import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Inputs that open no keyboard. */
const WITHOUT_KEYBOARD = ['button', 'checkbox', 'color', 'file', 'hidden', 'image', 'radio', 'range', 'reset', 'submit']

/** In milliseconds: the bottom bar comes back after the click that took the focus, so that its target doesn't move. */
const PRESS_MILLISECONDS = 250

type Focused = { tagName: string; type?: string; readOnly?: boolean; isContentEditable?: boolean }

/** Whether a phone opens its keyboard for an element. */
export function opensKeyboard({
  tagName,
  type = 'text',
  readOnly = false,
  isContentEditable = false,
}: Focused): boolean {
  if (isContentEditable) return true
  if (readOnly) return false
  return tagName === 'TEXTAREA' || (tagName === 'INPUT' && !WITHOUT_KEYBOARD.includes(type))
}

const hasField = () => document.activeElement !== null && opensKeyboard(document.activeElement)

/** Whether a text field has the focus. What the keyboard reaches after it is scrolled above the bar that comes back. */
export function useTyping(): boolean {
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let hadField = hasField()
    const look = () => {
      const isBack = hadField && !hasField()
      hadField = hasField()
      // At once: scrolling must know the room that the bar takes, before it is painted over what has the focus.
      flushSync(() => setTyping(hadField))
      if (!isBack) return
      const reached = document.querySelector(':focus-visible:not([tabindex="-1"])')
      reached?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    }
    const onFocusIn = () => {
      clearTimeout(timer)
      // A button takes the focus with the same delay as nothing.
      if (!hasField()) return onFocusOut()
      hadField = true
      setTyping(true)
    }
    const onFocusOut = () => {
      clearTimeout(timer)
      timer = setTimeout(look, PRESS_MILLISECONDS)
    }
    setTyping(hadField)
    addEventListener('focusin', onFocusIn)
    addEventListener('focusout', onFocusOut)
    return () => {
      clearTimeout(timer)
      removeEventListener('focusin', onFocusIn)
      removeEventListener('focusout', onFocusOut)
    }
  }, [])
  return isTyping
}
