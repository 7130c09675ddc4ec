import { useEffect, useState } from 'react'

/** Inputs for which no keyboard comes up. */
const WITHOUT_KEYBOARD = ['button', 'checkbox', 'color', 'file', 'hidden', 'image', 'radio', 'range', 'reset', 'submit']

/** Until the press that took the focus from a field has had its click, in milliseconds: what comes back must not move its target. */
const PRESS_MILLISECONDS = 250

type Focused = { tagName: string; type?: string; readOnly?: boolean; isContentEditable?: boolean }

/** Whether the keyboard of a phone comes up for what has the focus. */
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

/** Whether a field to type in has the focus. */
export function useTyping(): boolean {
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => setTyping(document.activeElement !== null && opensKeyboard(document.activeElement))
    const onFocusIn = () => {
      clearTimeout(timer)
      // From a field to a button it takes as long as from a field to nothing.
      if (document.activeElement && opensKeyboard(document.activeElement)) setTyping(true)
      else onFocusOut()
    }
    const onFocusOut = () => {
      clearTimeout(timer)
      timer = setTimeout(look, PRESS_MILLISECONDS)
    }
    look()
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
