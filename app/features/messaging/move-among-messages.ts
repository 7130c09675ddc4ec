import type { KeyboardEvent } from 'react'

/** Up and down go from message to message, as from line to line. */
export function moveAmongMessages(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message]')]
  const at = all.findIndex((message) => message.contains(document.activeElement))
  const next = at < 0 ? all.at(-1) : all[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
