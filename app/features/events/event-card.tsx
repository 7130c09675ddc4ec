import { Link } from '@remix-run/react'
import { textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { useClock } from '~/ui/clock/use-clock'
import { Card } from '~/ui/layout/card'
import { EventBadges } from './event-badges'
import { EventWhen } from './event-when'
import { eventPath, type ListedEvent } from './events'
import { PlacesLine } from './places-line'
import { sheetOf } from './when-text'

/** An event in a list: its day as a sheet of a calendar, what it is, when, where, by whom, and how many go. */
export function EventCard({ event }: { event: ListedEvent }) {
  const t = useT('events')
  const sheet = sheetOf(event.startsAt, useClock())
  const isOff = event.state === 'cancelled'
  return (
    <Card as="article" className="relative flex gap-4 transition-colors hover:border-line-strong">
      <div
        aria-hidden="true"
        className="grid size-14 shrink-0 content-center rounded-control bg-sunken text-center leading-tight"
        suppressHydrationWarning
      >
        <span
          className={`block text-xl font-semibold ${isOff ? 'text-faint line-through' : ''}`}
          suppressHydrationWarning
        >
          {sheet.day}
        </span>
        <span className="block text-sm text-muted" suppressHydrationWarning>
          {sheet.month}
        </span>
      </div>
      <div className="grid min-w-0 flex-1 gap-1">
        <EventBadges event={event} />
        <h2 className="text-lg font-semibold wrap-anywhere">
          <Link
            to={eventPath(event.id)}
            prefetch="intent"
            lang={textLanguage(event.title)}
            className={`text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:underline ${isOff ? 'line-through' : ''}`}
          >
            {event.title}
          </Link>
        </h2>
        <div>
          <EventWhen event={event} />
        </div>
        <p className="text-muted wrap-anywhere">
          {event.place ?? t('online')} · {t(`language.${event.language}`)}
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {t('by', { name: event.host.fullName })}
          {isOff ? null : (
            <>
              {' · '}
              <PlacesLine event={event} />
            </>
          )}
        </p>
      </div>
    </Card>
  )
}
