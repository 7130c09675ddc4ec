import type { ReactNode } from 'react'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'
import type { SeenPart } from './library'

type Props<T> = SeenPart<T> & { name: string; children: (item: T) => ReactNode }

/** A part of a page that lists what belongs to it, or says that there is none, and leads to more. */
export function PartCard<T extends { id: string }>({ name, title, items, none, more, children }: Props<T>) {
  return (
    <Card as="section" aria-labelledby={name}>
      <h2 id={name} className="text-lg">
        {title}
      </h2>
      {none ? <p className="mt-2 text-muted text-pretty">{none}</p> : null}
      {items.length > 0 ? (
        <ul className="mt-2 divide-y divide-line">
          {items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </ul>
      ) : null}
      {more ? (
        <ButtonLink to={more.to} size="s" className="mt-3">
          {more.label}
        </ButtonLink>
      ) : null}
    </Card>
  )
}
