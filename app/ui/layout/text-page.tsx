import type { ReactNode } from 'react'

type Props = { title: ReactNode; lead: ReactNode; note?: ReactNode; children: ReactNode }

/** A page that is read from top to bottom: one column of 60 to 72 letters a line. */
export function TextPage({ title, lead, note, children }: Props) {
  return (
    <article className="mx-auto w-full max-w-[66ch] px-4 pt-8 pb-16 text-lg md:px-0 md:pt-12">
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <p className="mt-3 text-muted">{lead}</p>
      {note ? <p className="mt-3 text-sm text-faint">{note}</p> : null}
      {children}
    </article>
  )
}

/** One headed part of it, with an address of its own (`#id`). */
export function TextSection({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-10 scroll-mt-20">
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}

export function TextParagraph({ children }: { children: ReactNode }) {
  return <p className="mt-3 text-pretty">{children}</p>
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="text-accent underline underline-offset-4 hover:text-accent-strong" href={href}>
      {children}
    </a>
  )
}

export function TextList({ items }: { items: { key: string; text: ReactNode }[] }) {
  return (
    <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-faint">
      {items.map(({ key, text }) => (
        <li key={key} className="pl-1">
          {text}
        </li>
      ))}
    </ul>
  )
}
