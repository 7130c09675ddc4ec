import { StaticLink } from '~/ui/layout/static-link'
import type { LibraryItem, LibraryLink, LibrarySection } from './library'

const LINK =
  'inline-flex min-h-7 items-center font-medium text-ink underline decoration-line-strong underline-offset-3 hover:decoration-current pointer-coarse:min-h-11'

/** One headed part: what it says, its states, and what belongs to it. */
export function Section({ id, title, texts = [], items = [], links = [] }: LibrarySection) {
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="scroll-mt-20 text-xl">
        {title}
      </h2>
      {texts.map((text) => (
        <p key={text} className="reading mt-2.5 max-w-[66ch] text-pretty">
          {text}
        </p>
      ))}
      {items.length > 0 ? <Items items={items} /> : null}
      {links.length > 0 ? <Links links={links} /> : null}
    </section>
  )
}

function Items({ items }: { items: LibraryItem[] }) {
  return (
    <dl className="mt-2.5 max-w-[66ch] divide-y divide-line border-y border-line">
      {items.map(({ term, text, to }) => (
        <div key={term} className="py-3">
          <dt className="font-semibold">
            {to ? (
              <StaticLink to={to} className={LINK}>
                {term}
              </StaticLink>
            ) : (
              term
            )}
          </dt>
          <dd className="reading mt-0.5 text-pretty">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Ways to other pages, in as many columns as there is room. */
export function Links({ links }: { links: LibraryLink[] }) {
  return (
    <ul className="mt-2.5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-6 gap-y-1">
      {links.map(({ to, label, note }) => (
        <li key={`${to} ${note}`} className="min-w-0 wrap-anywhere">
          <StaticLink to={to} className={LINK}>
            {label}
          </StaticLink>
          {note ? <span className="block text-sm text-muted">{note}</span> : null}
        </li>
      ))}
    </ul>
  )
}
