import type { ReactNode } from 'react'
import { keyOf, type Selection } from './selection'

export type NodeView = {
  interactive: boolean
  /** Scripts run: until then the keyboard would lead to what doesn't answer. */
  focusable: boolean
  selected: boolean
  lit: boolean
}

type Props = NodeView & {
  selection: Selection
  label: string
  className: string
  /** Centers are the stops of the Tab key; everything else is reached from them by arrow keys. */
  tabStop?: boolean
  children: ReactNode
}

/** One thing of the drawing that can be looked at: a button where the drawing is interactive, a plain group where it is a picture. */
export function Node({ selection, label, className, interactive, focusable, selected, lit, tabStop, children }: Props) {
  const look = `${className}${selected ? ' selected' : ''}${lit ? ' lit' : ''}`
  if (!interactive) return <g className={look}>{children}</g>
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
    <g
      role="button"
      tabIndex={focusable ? (tabStop ? 0 : -1) : undefined}
      aria-label={label}
      aria-pressed={selected}
      data-node={keyOf(selection)}
      className={`node ${look}`}
    >
      {children}
    </g>
  )
}
