import { Link } from '@remix-run/react'
import { reportPath } from '~/domain/community/moderation/report-path'
import { linkify } from '~/domain/text/linkify'
import { textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { useClock } from '~/ui/clock/use-clock'
import { buttonLook } from '~/ui/controls/button-look'
import { CalendarIcon, ChevronLeftIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { EventBadges } from './event-badges'
import { EventFacts } from './event-facts'
import { eventsPath } from './event-query'
import { type EventPageData, eventPath } from './events'
import { GuestList } from './guest-list'
import { HostTools } from './host-tools'
import { Registration } from './registration'

/** The page of an event: what it is, how to go there, and who goes. */
export function EventView({ page: { event, going, waiting } }: { page: EventPageData }) {
  const t = useT('events')
  const { now } = useClock()
  const isOver = Date.parse(event.endsAt) <= now
  const isCancelled = event.state === 'cancelled'
  const isHidden = event.state === 'hidden'
  const isHost = event.standing === 'host'
  return (
    <div className="grid max-w-170 grid-cols-1 gap-4">
      <Link
        to={eventsPath({})}
        className="inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-1 justify-self-start text-muted no-underline hover:text-ink"
      >
        <ChevronLeftIcon className="size-4" />
        {t('toList')}
      </Link>
      <header className="grid gap-1">
        <EventBadges event={event} />
        <h1 lang={textLanguage(event.title)} className="wrap-anywhere">
          {event.title}
        </h1>
      </header>
      {isCancelled ? (
        <Alert tone="warning" title={t('cancelledTitle')}>
          <p lang={event.cancelNote ? textLanguage(event.cancelNote) : undefined} className="wrap-anywhere">
            {event.cancelNote ?? t('cancelledText')}
          </p>
        </Alert>
      ) : isHidden ? (
        <Alert tone="warning" title={t('hiddenTitle')}>
          {t('hiddenText')}{' '}
          <Link to="/app/appeals" className="font-semibold underline underline-offset-4">
            {t('toDecisions')}
          </Link>
        </Alert>
      ) : isOver && isHost ? (
        <p className="text-muted">{t('over')}</p>
      ) : null}
      <Card className="grid gap-5">
        <EventFacts event={event} />
        {isHost ? (
          isCancelled || isHidden || isOver ? null : (
            <HostTools event={event} />
          )
        ) : (
          <Registration event={event} />
        )}
        <a
          href={`${eventPath(event.id)}/calendar.ics`}
          download
          className={buttonLook('ghost', 's', '-ml-3 justify-self-start')}
        >
          <CalendarIcon className="size-4.5" />
          {t('toCalendar')}
        </a>
      </Card>
      <section aria-label={t('about')} className="grid gap-2">
        <h2 className="text-lg">{t('about')}</h2>
        <p dir="auto" lang={textLanguage(event.description)} className="max-w-[68ch] wrap-anywhere whitespace-pre-wrap">
          {linkify(event.description).map(({ text, href }, place) =>
            href ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their order and hold nothing
              <a key={place} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="text-accent">
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </p>
      </section>
      {isCancelled && !isHost ? null : (
        <GuestList
          title={t(isOver || isCancelled ? 'registeredTitle' : 'goingTitle')}
          members={going}
          total={event.goingCount}
          nobody={t(isOver ? 'nobodyWent' : 'nobodyGoes')}
        />
      )}
      {isHost && event.waitingCount > 0 ? (
        <GuestList title={t('waitingTitle')} members={waiting} total={event.waitingCount} nobody="" />
      ) : null}
      {isHost ? null : (
        <Link
          to={reportPath(
            event.state === 'planned' ? { kind: 'event', id: event.id } : { kind: 'member', id: event.host.username },
            eventPath(event.id),
          )}
          className="inline-flex min-h-9 pointer-coarse:min-h-11 items-center justify-self-start text-sm text-muted"
        >
          {t(event.state === 'planned' ? 'report' : 'reportHost')}
        </Link>
      )}
    </div>
  )
}
