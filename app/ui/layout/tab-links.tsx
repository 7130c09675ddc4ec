import { Link } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'

/** How far the strip fades where it goes on (`strip` in styles.css). */
const FADE = 40

export type TabLink = { to: string; label: ReactNode; current: boolean; icon?: ReactNode }

type Props = {
  label: string
  tabs: readonly TabLink[]
  /** Each loads a document, and nothing is fetched ahead. */
  reloadDocument?: boolean
  className?: string
}

/** Sections of a page as links (each has its address). On a narrow screen the strip scrolls, the page does not. */
export function TabLinks({ label, tabs, reloadDocument = false, className = '' }: Props) {
  const strip = useRef<HTMLElement>(null)
  const current = tabs.find((tab) => tab.current)?.to
  // A tab at the end of a narrow strip is where one is, and yet out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab has become the current one
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (!strip.current || !link) return
    const { left, right } = link.getBoundingClientRect()
    const frame = strip.current.getBoundingClientRect()
    if (right > frame.right - FADE) strip.current.scrollLeft += right - frame.right + FADE
    else if (left < frame.left + FADE) strip.current.scrollLeft += left - frame.left - FADE
  }, [current])
  return (
    <nav ref={strip} aria-label={label} className={`overflow-x-auto border-b border-line strip ${className}`}>
      <ul className="flex min-w-max gap-1">
        {tabs.map(({ to, label, current, icon }) => (
          <li key={to}>
            <Link
              to={to}
              prefetch={reloadDocument ? 'none' : 'intent'}
              reloadDocument={reloadDocument}
              preventScrollReset
              aria-current={current ? 'page' : undefined}
              className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 font-medium text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {icon}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
