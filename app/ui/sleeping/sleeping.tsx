import { createElement, useRef } from 'react'
import type { SleepingPart } from './sleeping-part'
import { useAwakening } from './use-awakening'

/** Keeps what the server drew: React leaves the inside of such an element alone while it hydrates the page. */
const AS_DRAWN = { __html: '' }

type Props<P> = {
  part: SleepingPart<P>
  props: P
  /** Wakes it without a touch. */
  wanted?: boolean
  /** It does something when touched: a touch wakes it. Links need no waking. */
  touchable?: boolean
  className?: string
}

/** A part of the page as the server drew it, until it is wanted or touched; then the living one takes its place, looking the same. */
export function Sleeping<P extends object>(all: Props<P>) {
  const { part, props, wanted = false, touchable = false, className } = all
  const box = useRef<HTMLDivElement>(null)
  const alive = useAwakening(box, part, { wanted, touchable })
  const Part = alive || import.meta.env.SSR ? part.now() : null
  return Part ? (
    <div key="alive" ref={box} className={className}>
      {createElement(Part, props)}
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, which stands for "as drawn"
    <div ref={box} className={className} suppressHydrationWarning dangerouslySetInnerHTML={AS_DRAWN} />
  )
}
