import type { ReactNode } from 'react'
import type { Focus } from './focus'

/** What is explained: its name, and a quiet line of what it is. */
export function ReadingTitle({ title, detail }: { title: ReactNode; detail?: ReactNode }) {
  return (
    <header>
      <h3 className="text-lg leading-6">{title}</h3>
      {detail ? <p className="text-sm text-muted">{detail}</p> : null}
    </header>
  )
}

/** A paragraph of a reading. */
export function ReadingText({ children }: { children: ReactNode }) {
  return <p className="reading mt-2.5">{children}</p>
}

/** What something means wherever it stands, under the words that say so. */
export function InItself({ label, children }: { label: string; children: string }) {
  return (
    <div className="mt-3 border-t border-line pt-1">
      <p className="mt-2 text-sm text-muted">{label}</p>
      <ReadingText>{children}</ReadingText>
    </div>
  )
}

type LinksProps = {
  label: string
  links: { key: string; focus: Focus; words: ReactNode }[]
  /** Said where there is none. */
  none?: string
  onFocus: (focus: Focus) => void
}

/** What belongs to it, each to be looked at with one press. */
export function ReadingLinks({ label, links, none, onFocus }: LinksProps) {
  if (links.length === 0 && !none) return null
  return (
    <div className="mt-3">
      <h4 className="text-sm text-muted">{label}</h4>
      {links.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {links.map(({ key, focus, words }) => (
            <li key={key}>
              <button
                type="button"
                onClick={() => onFocus(focus)}
                className="min-h-7 rounded-sm text-left underline decoration-line-strong underline-offset-3 hover:decoration-current pointer-coarse:min-h-11"
              >
                {words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
