import { Link } from '@remix-run/react'
import { textLanguage } from '~/domain/text/text-language'
import { CalendarIcon } from '~/ui/icons'
import { FOUND_LINK, FOUND_LIST } from './found-look'
import { Marked } from './marked'
import type { FoundEvent } from './search'

/** Coming events that were found, each a way to its own page. */
export function FoundEvents({ events, q }: { events: FoundEvent[]; q: string }) {
  return (
    <ul className={FOUND_LIST}>
      {events.map(({ id, title, when, ownWhen, where, host, forms }) => (
        <li key={id}>
          <Link to={`/app/events/${id}`} prefetch="intent" className={FOUND_LINK}>
            <CalendarIcon className="mt-0.5 size-5 text-muted" />
            <span className="min-w-0 flex-1">
              <span lang={textLanguage(title)} className="block font-semibold wrap-anywhere">
                <Marked text={title} q={q} forms={forms} />
              </span>
              <span className="block text-sm text-muted wrap-anywhere">
                {[when, ownWhen, where, host].filter(Boolean).join(' · ')}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
