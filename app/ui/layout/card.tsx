import type { HTMLAttributes } from 'react'

type Props = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  /** Stands off the page, for the one card a page is about. */
  raised?: boolean
}

/** A sheet of paper on the ground: one-pixel line, 20 px of air. Never inside another one. */
export function Card({ as: Tag = 'div', raised = false, className = '', ...rest }: Props) {
  return (
    <Tag
      {...rest}
      className={`min-w-0 rounded-card border border-line bg-surface p-4 md:p-5 print:break-inside-avoid ${raised ? 'shadow-float' : ''} ${className}`}
    />
  )
}
