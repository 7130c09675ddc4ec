import { Link, useFetcher, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { reportPath } from '~/domain/community/moderation/moderation-paths'
import { linkify } from '~/domain/text/linkify'
import { textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { refusedIn } from '~/platform/client/form-answer'
import { useClock } from '~/ui/clock/use-clock'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { buttonLook } from '~/ui/controls/button-look'
import { Field } from '~/ui/controls/field'
import { TextArea } from '~/ui/controls/text-input'
import {
  CalendarIcon,
  CheckIcon,
  ChevronLeftIcon,
  ClockIcon,
  LinkIcon,
  MessageIcon,
  PeopleIcon,
  PersonIcon,
  PinIcon,
} from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Avatar } from '~/ui/members/avatar'
import { Alert } from '~/ui/states/alert'
import { FormAlert } from '~/ui/states/form-alert'
import { eventsPath } from './event-query'
import { EventBadges, EventWhen, isFull, PlacesLine } from './event-summary'
import {
  EVENTS_RESOURCE,
  type EventAnswer,
  type EventMember,
  type EventPageData,
  type EventRefusal,
  eventPath,
  type ShownEvent,
} from './events'

/** The page of an event: facts, registration, description and guests. */
export function EventView({ page: { event, going, waiting } }: { page: EventPageData }) {
  const t = useT('events')
  const { now } = useClock()
  const isOver = Date.parse(event.endsAt) <= now
  const isCancelled = event.state === 'cancelled'
  const isHidden = event.state === 'hidden'
  const isHost = event.attendance === 'host'
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
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order and have no state
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

/** Time, place, language, capacity and host. */
function EventFacts({ event }: { event: ShownEvent }) {
  const t = useT('events')
  const { place, address, isOnline, host, language } = event
  return (
    <dl className="grid gap-3">
      <Fact icon={<CalendarIcon />} label={t('whenLabel')}>
        <EventWhen event={event} />
      </Fact>
      <Fact icon={isOnline ? <LinkIcon /> : <PinIcon />} label={t('whereLabel')}>
        {isOnline ? <OnlineAt event={event} /> : place}
        {address ? <span className="block text-muted">{address}</span> : null}
      </Fact>
      {event.state === 'cancelled' ? null : (
        <Fact icon={<PeopleIcon />} label={t('placesLabel')}>
          {/* The same words are used within a sentence elsewhere. */}
          <span className="inline-block first-letter:uppercase">
            <PlacesLine event={event} />
          </span>
        </Fact>
      )}
      <Fact icon={<MessageIcon />} label={t('languageLabel')}>
        {t(`language.${language}`)}
      </Fact>
      <Fact icon={<PersonIcon />} label={t('hostLabel')}>
        <Link to={`/u/${host.username}`} className="font-semibold text-accent">
          {host.fullName}
        </Link>
      </Fact>
    </dl>
  )
}

function OnlineAt({ event: { link, hasLink, attendance } }: { event: ShownEvent }) {
  const t = useT('events')
  if (link) {
    return (
      <>
        {t('online')}:{' '}
        <a href={link} target="_blank" rel="noopener noreferrer nofollow" className="font-semibold text-accent">
          {link}
        </a>
      </>
    )
  }
  const key = hasLink ? 'linkForGuests' : attendance === 'host' ? 'linkMissing' : 'linkLater'
  return (
    <>
      {t('online')}
      <span className="block text-sm text-muted">{t(key)}</span>
    </>
  )
}

type FactProps = { icon: ReactNode; label: string; children: ReactNode }

function Fact({ icon, label, children }: FactProps) {
  return (
    <div className="flex gap-3">
      <dt className="mt-0.5 size-5 shrink-0 text-muted [&>svg]:size-5">
        {icon}
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

type GuestListProps = {
  title: string
  members: readonly EventMember[]
  /** Including members who aren't listed. */
  total: number
  /** Shown when there are none. */
  nobody: string
}

/** Guests or waitlist: names the viewer may see, and the number of others. */
function GuestList({ title, members, total, nobody }: GuestListProps) {
  const t = useT('events')
  const others = Math.max(0, total - members.length)
  return (
    <section aria-label={title} className="grid gap-2">
      <h2 className="text-lg">
        {title} <span className="tabular text-base font-normal text-faint">{total}</span>
      </h2>
      {total === 0 ? <p className="text-muted">{nobody}</p> : null}
      {members.length > 0 ? (
        <ul className="flex flex-wrap gap-x-2 gap-y-1">
          {members.map(({ username, fullName, avatarUrl }) => (
            <li key={username} className="min-w-0">
              <Link
                to={`/u/${username}`}
                className="flex min-h-11 max-w-full items-center gap-2 rounded-control py-1 pr-2.5 pl-1 text-ink no-underline hover:bg-sunken"
              >
                <Avatar name={fullName} src={avatarUrl} size="sm" />
                <span className="min-w-0 wrap-anywhere">{fullName}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {others > 0 ? (
        <p className="text-sm text-muted">{t(members.length > 0 ? 'andOthers' : 'onlyCounted', { count: others })}</p>
      ) : null}
    </section>
  )
}

const REFUSALS: readonly EventRefusal[] = [
  ...([
    'missing',
    'closed',
    'host',
    'suspended',
    'undecided',
    'invalid',
    'noteTooLong',
    'tooMany',
    'unexpected',
  ] as const),
]

/** The viewer's registration for an event, and the button that changes it. */
function Registration({ event }: { event: ShownEvent }) {
  const t = useT('events')
  const { now } = useClock()
  const fetcher = useFetcher<EventAnswer>({ key: `event ${event.id}` })
  const [params] = useSearchParams()
  const { attendance, ahead } = event
  const refusal = fetcher.data ? (fetcher.data.done ? null : fetcher.data.error) : refusedIn(params, 'event', REFUSALS)
  if (attendance === 'host' || event.state === 'cancelled') return null
  if (Date.parse(event.startsAt) <= now) {
    return <p className="text-muted">{t(Date.parse(event.endsAt) <= now ? 'over' : 'begun')}</p>
  }
  const full = isFull(event)
  const pending = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" action={EVENTS_RESOURCE} className="grid gap-3">
      <input type="hidden" name="id" value={event.id} />
      <input type="hidden" name="back" value={eventPath(event.id)} />
      {pending ? null : <FormAlert<EventRefusal> error={refusal} words={(error) => t(`refused.${error}`)} />}
      <div role="status" className="flex gap-2 font-semibold">
        {attendance === 'going' ? (
          <>
            <CheckIcon className="mt-0.5 size-5 shrink-0 text-ok" />
            <p>{t('youGo')}</p>
          </>
        ) : attendance === 'waiting' ? (
          <>
            <ClockIcon className="mt-0.5 size-5 shrink-0 text-warn" />
            <p>{ahead === 0 ? t('youAreNext') : t('youWait', { count: ahead })}</p>
          </>
        ) : full ? (
          <p>{t('full')}</p>
        ) : null}
      </div>
      {attendance === 'waiting' || (attendance === null && full) ? (
        <p className="text-muted">{t('waitingHow')}</p>
      ) : null}
      <Button
        type="submit"
        name="intent"
        value={attendance ? 'leave' : 'register'}
        variant={attendance ? 'quiet' : 'primary'}
        pending={pending}
        className="justify-self-start max-sm:w-full"
      >
        {t(attendance === 'going' ? 'leave' : attendance === 'waiting' ? 'stopWaiting' : full ? 'wait' : 'register')}
      </Button>
    </fetcher.Form>
  )
}

/** The host's actions: edit, or cancel after a confirmation with an optional note. */
function HostTools({ event }: { event: ShownEvent }) {
  const t = useT('events')
  const fetcher = useFetcher<EventAnswer>({ key: `event ${event.id}` })
  const [params] = useSearchParams()
  const refusal = fetcher.data ? (fetcher.data.done ? null : fetcher.data.error) : refusedIn(params, 'event', REFUSALS)
  const pending = fetcher.state !== 'idle'
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{t('youHost')}</p>
      {pending ? null : <FormAlert<EventRefusal> error={refusal} words={(error) => t(`refused.${error}`)} />}
      <ButtonLink to={`${eventPath(event.id)}/edit`} className="justify-self-start max-sm:w-full">
        {t('edit')}
      </ButtonLink>
      <details className="group">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-danger underline-offset-4 hover:underline">
          {t('cancelEvent')}
        </summary>
        <fetcher.Form
          method="post"
          action={EVENTS_RESOURCE}
          className="mt-2 grid gap-3 rounded-control border border-line p-4"
        >
          <input type="hidden" name="intent" value="cancel" />
          <input type="hidden" name="id" value={event.id} />
          <input type="hidden" name="back" value={eventPath(event.id)} />
          <p>{t('cancelSure', { count: event.goingCount + event.waitingCount })}</p>
          <Field label={t('cancelNote')} aside={t('optional')}>
            {(control) => <TextArea {...control} name="note" rows={2} />}
          </Field>
          <Button type="submit" variant="danger" pending={pending} className="justify-self-start max-sm:w-full">
            {t('cancelYes')}
          </Button>
        </fetcher.Form>
      </details>
    </div>
  )
}
