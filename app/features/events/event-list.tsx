import { Form, Link, useNavigation } from '@remix-run/react'
import { EVENT_KINDS, EVENT_LANGUAGES } from '~/domain/events/event-kinds'
import { textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { useClock } from '~/ui/clock/use-clock'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { Field } from '~/ui/controls/field'
import { SearchField } from '~/ui/controls/search-field'
import { Select } from '~/ui/controls/text-input'
import { CalendarIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { EmptyState } from '~/ui/states/empty-state'
import { EVENTS, type EventAsk, type EventListData, eventsPath, isNarrow } from './event-query'
import { EventBadges, EventWhen, PlacesLine } from './event-summary'
import { eventPath, type ListedEvent } from './events'
import { sheetOf } from './when-text'

const CHOICE =
  'inline-flex min-h-9 items-center rounded-control px-3 text-sm font-medium text-muted no-underline hover:text-ink aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-float pointer-coarse:min-h-11'

/** Upcoming, past or own events, with filters, page by page. */
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

/** Filters as a GET form, so that they work without scripts and can be bookmarked. */
function EventFilters({ ask }: { ask: EventAsk }) {
  const t = useT('events')
  return (
    <Form role="search" action={EVENTS} aria-label={t('filters')} className="grid gap-3" key={JSON.stringify(ask)}>
      {ask.when === 'past' ? <input type="hidden" name="when" value="past" /> : null}
      {ask.isMine ? <input type="hidden" name="mine" value="1" /> : null}
      <div className="flex gap-2">
        <SearchField value={ask.q} label={t('searchLabel')} placeholder={t('searchPlaceholder')} maxLength={100} />
        <Button type="submit" variant="primary">
          {t('show')}
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Field label={t('kindLabel')}>
          {(control) => (
            <Select {...control} name="kind" defaultValue={ask.kind ?? ''}>
              <option value="">{t('any')}</option>
              {EVENT_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`kind.${kind}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('whereLabel')}>
          {(control) => (
            <Select {...control} name="where" defaultValue={ask.where ?? ''}>
              <option value="">{t('anywhere')}</option>
              <option value="online">{t('online')}</option>
              <option value="place">{t('atPlace')}</option>
            </Select>
          )}
        </Field>
        <Field label={t('languageLabel')} className="max-sm:col-span-2">
          {(control) => (
            <Select {...control} name="language" defaultValue={ask.language ?? ''}>
              <option value="">{t('anyLanguage')}</option>
              {EVENT_LANGUAGES.map((language) => (
                <option key={language} value={language}>
                  {t(`language.${language}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </Form>
  )
}

/** An event in a list: calendar sheet, title, time, place, host and number of guests. */
function EventCard({ event }: { event: ListedEvent }) {
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
