import type { ReactNode } from 'react'
import { isSame, type Selection } from '~/ui/bodygraph/selection'
import type { Look } from './look'

type Props = Pick<Look, 'focus' | 'onFocus'> & {
  target: Selection
  title: ReactNode
  children: ReactNode
  when: string
}

/** One thing that holds: what, why and from when until when. A press lights it in the drawing; without scripts it is read only. */
export function TransitRow({ target, title, children, when, focus, onFocus }: Props) {
  const isLookedAt = isSame(focus, target)
  const row = (
    <>
      <span className="block font-semibold">{title}</span>
      <span className="block text-pretty text-muted">{children}</span>
      <span className="tabular block text-sm text-faint" suppressHydrationWarning>
        {when}
      </span>
    </>
  )
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        aria-pressed={isLookedAt}
        onClick={() => onFocus(isLookedAt ? null : target)}
        className="-mx-2 w-[calc(100%+1rem)] rounded-control px-2 py-2.5 text-left transition-colors noscript:hidden hover:bg-sunken aria-pressed:bg-accent-soft [&[aria-pressed=true]_.text-faint]:text-muted"
      >
        {row}
      </button>
      <span className="hidden py-2.5 noscript:block">{row}</span>
    </li>
  )
}
