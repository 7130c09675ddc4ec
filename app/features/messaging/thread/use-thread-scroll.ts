import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ShownMessage } from '../live/message-log'
import { keyOf } from './group-messages'

/** This near the end, in pixels, counts as at the end. */
const NEAR = 48

/**
 * The scroll position of a thread. Its box is laid out from the end (`flex-col-reverse`), so it starts there without scripts.
 * At the end it stays at the end; elsewhere the first visible message keeps its place, whatever is added above or below.
 */
export function useThreadScroll(messages: readonly ShownMessage[], ownId: string) {
  const box = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  /** How many messages of the other member arrived below the visible ones. */
  const [missed, setMissed] = useState(0)
  const atEnd = useRef(true)
  const anchor = useRef<{ element: Element; top: number } | null>(null)
  const last = useRef(messages.at(-1))

  const note = useCallback(() => {
    const element = box.current
    if (!element) return
    // Laid out from the end: 0 is the end, and positions above it are negative.
    atEnd.current = element.scrollTop > -NEAR
    anchor.current = firstVisible(element)
    setAtEnd(atEnd.current)
    if (atEnd.current) setMissed(0)
  }, [])

  const toEnd = useCallback(() => {
    if (box.current) box.current.scrollTop = 0
    note()
  }, [note])

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const before = last.current
    last.current = messages.at(-1)
    const isNew = last.current && (!before || keyOf(before) !== keyOf(last.current))
    const isOwnNew = isNew && last.current?.senderId === ownId && last.current.state === 'pending'
    if (isOwnNew || atEnd.current) element.scrollTop = 0
    else if (anchor.current?.element.isConnected) {
      element.scrollTop += anchor.current.element.getBoundingClientRect().top - anchor.current.top
    }
    if (!atEnd.current && before) {
      const arrived = messages.filter(({ seq, senderId }) => seq > before.seq && before.seq > 0 && senderId !== ownId)
      if (arrived.length > 0) setMissed((count) => count + arrived.length)
    }
    note()
  }, [messages, ownId, note])

  // A link to a message scrolls there instead of to the end.
  useEffect(() => {
    const target = /^#m\d+$/.test(location.hash) ? document.getElementById(location.hash.slice(1)) : null
    target?.scrollIntoView({ block: 'center' })
    note()
  }, [note])

  return { box, isAtEnd, missed, onScroll: note, toEnd }
}

function firstVisible(box: HTMLElement) {
  const edge = box.getBoundingClientRect().top
  for (const element of box.querySelectorAll('[data-message]')) {
    const { top, bottom } = element.getBoundingClientRect()
    if (bottom > edge) return { element, top }
  }
  return null
}
