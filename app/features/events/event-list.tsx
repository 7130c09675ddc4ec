import { Link, useNavigation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { CalendarIcon } from '~/ui/icons'
import { EmptyState } from '~/ui/states/empty-state'
import { EventCard } from './event-card'
import { EventFilters } from './event-filters'
import { EVENTS, type EventListData, eventsPath, isNarrow } from './event-query'

const CHOICE =
  'inline-flex min-h-9 items-center rounded-control px-3 text-sm font-medium text-muted no-underline hover:text-ink aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-float pointer-coarse:min-h-11'

/** Events that come, or came, or are the viewer's own: with what to look for, and page by page. */
export function EventList({ list }: { list: EventListData }) {
  const t = useT('events')
  const { ask, events, nextCursor, total } = list
  const isComing = useNavigation().location?.pathname === EVENTS
  const choices = [
    {
      key: 'upcoming',
      ask: { ...ask, when: 'upcoming', isMine: false },
      current: ask.when === 'upcoming' && !ask.isMine,
    },
    { key: 'past', ask: { ...ask, when: 'past', isMine: false }, current: ask.when === 'past' && !ask.isMine },
    { key: 'mine', ask: { ...ask, when: 'upcoming', isMine: true }, current: ask.isMine && ask.when === 'upcoming' },
    { key: 'minePast', ask: { ...ask, when: 'past', isMine: true }, current: ask.isMine && ask.when === 'past' },
  ] as const
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <nav aria-label={t('which')} className="max-w-full rounded-control bg-sunken p-1">
          <ul className="flex flex-wrap gap-1">
            {choices.map(({ key, ask: wanted, current }) => (
              <li key={key}>
                <Link
                  to={eventsPath(wanted)}
                  preventScrollReset
                  aria-current={current ? 'page' : undefined}
                  className={CHOICE}
                >
                  {t(`show.${key}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink to="/app/events/new" variant="quiet" className="max-sm:w-full">
          {t('create')}
        </ButtonLink>
      </div>
      <EventFilters ask={ask} />
      <p role="status" className="text-sm text-muted">
        {t(total.isMore ? 'foundMore' : 'found', { count: total.count })}
      </p>
      <div aria-busy={isComing || undefined} className="grid grid-cols-1 gap-4 transition-opacity aria-busy:opacity-60">
        {events.length === 0 ? <Nothing list={list} /> : null}
        <div className="grid grid-cols-1 gap-3">
          {events.map((event) => (
            <EventCard key={event.id} event={event} />
          ))}
        </div>
        {nextCursor ? (
          <ButtonLink to={eventsPath(ask, nextCursor)} className="justify-self-center">
            {t('more')}
          </ButtonLink>
        ) : events.length > 0 ? (
          <p className="text-center text-sm text-faint">{t('end')}</p>
        ) : null}
      </div>
    </div>
  )
}

function Nothing({ list: { ask } }: { list: EventListData }) {
  const t = useT('events')
  const narrow = isNarrow(ask)
  const key = narrow ? 'nothing' : ask.isMine ? 'nothingMine' : ask.when === 'past' ? 'nothingPast' : 'nothingYet'
  return (
    <EmptyState
      icon={<CalendarIcon className="size-6" />}
      title={t(key)}
      action={
        narrow ? (
          <ButtonLink to={eventsPath({ when: ask.when, isMine: ask.isMine })}>{t('clear')}</ButtonLink>
        ) : (
          <ButtonLink to="/app/events/new" variant="primary">
            {t('create')}
          </ButtonLink>
        )
      }
    >
      {t(`${key}Text`)}
    </EmptyState>
  )
}
