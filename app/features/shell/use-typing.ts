import { useEffect, useState } from 'react'

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

/** Whether a text field has the focus. */
export function useTyping(): boolean {
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => setTyping(document.activeElement !== null && opensKeyboard(document.activeElement))
    const onFocusIn = () => {
      clearTimeout(timer)
      // A button takes the focus with the same delay as nothing.
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
