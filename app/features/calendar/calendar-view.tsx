import { Link } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { SHOWN_KINDS } from '~/domain/calendar/calendar-kinds'
import { monthAfter, monthOf } from '~/domain/calendar/month'
import { deviceZoneBeside } from '~/domain/community/places/time-zone'
import { useLanguage, useT } from '~/locales/use-t'
import { zoneName } from '~/locales/zone-name'
import { deviceZone } from '~/ui/clock/use-time-zone'
import { ButtonLink } from '~/ui/controls/button-link'
import { buttonLook } from '~/ui/controls/button-look'
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon, EyeIcon, EyeOffIcon, RefreshIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { EmptyState } from '~/ui/states/empty-state'
import { Agenda, Days, OpenedDay } from './agenda'
import {
  type CalendarAsk,
  type CalendarData,
  type CycleTime,
  calendarPath,
  type FeedAnswer,
  type ShownCycle,
} from './calendar'
import { FeedCard } from './feed-card'
import { MonthTable } from './month-table'

type CalendarViewProps = { data: CalendarData; answer: FeedAnswer | undefined }

/** The HD calendar: the month, a day of it, the week to come, the cycles of a life, and the feed for one's own devices. */
export function CalendarView({ data, answer }: CalendarViewProps) {
  const t = useT('calendar')
  const { ask, zone, zoneLabel, today, days, opened, upcoming, hasSky } = data
  const isEmpty = Object.keys(days).length === 0
  const parts = [
    ['upcoming', 'upcomingTitle'],
    ['cycles', 'cyclesTitle'],
    ['feed', 'feedTitle'],
  ] as const
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-4">
        <nav aria-label={t('jump')}>
          <ul className="flex flex-wrap gap-x-5">
            {parts.map(([id, key]) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-8.5 items-center text-sm text-accent underline decoration-line-strong underline-offset-3 hover:decoration-current pointer-coarse:min-h-11"
                >
                  {t(key)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <MonthNav data={data} />
        <KindFilters ask={ask} />
        {hasSky ? null : (
          <Alert tone="warning">
            {t('noSky')}{' '}
            {/* Without a place on the page: the same address with it counts as a jump, and asks nothing. */}
            <Link to={calendarPath(ask).replace('#day', '')} className="font-semibold underline underline-offset-4">
              {t('again')}
            </Link>
          </Alert>
        )}
        {isEmpty && hasSky ? (
          <EmptyState
            icon={<CalendarIcon className="size-6" />}
            title={t('nothing')}
            action={<ButtonLink to={calendarPath({ ...ask, hidden: [] })}>{t('showAll')}</ButtonLink>}
          >
            {t('nothingText')}
          </EmptyState>
        ) : (
          <>
            <MonthTable data={data} />
            {/* On a phone an opened day stands in place of the list. */}
            {opened ? null : <Agenda data={data} />}
          </>
        )}
        {opened ? <OpenedDay opened={opened} data={data} /> : null}
        <ZoneNote ask={ask} zone={zone} zoneLabel={zoneLabel} />
      </div>
      <section aria-labelledby="upcoming" className="grid scroll-mt-4 gap-3">
        <h2 id="upcoming">{t('upcomingTitle')}</h2>
        <Card>
          {upcoming.length > 0 ? (
            <Days days={upcoming} ask={ask} today={today} />
          ) : (
            <p className="text-muted">{t('upcomingEmpty')}</p>
          )}
        </Card>
      </section>
      <Cycles data={data} />
      <FeedCard feed={data.feed} answer={answer} action={calendarPath({ ...ask, day: null })} />
    </div>
  )
}

/** The month that is shown, the ones before and after it, and the way back to the one that is. */
function MonthNav({ data: { ask, title, today, beside } }: { data: CalendarData }) {
  const t = useT('calendar')
  const pathOf = (month: string) => calendarPath({ ...ask, month, day: null })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h2 className="mr-auto" aria-live="polite">
        {title}
      </h2>
      <nav aria-label={t('monthNav')} className="flex gap-2">
        {ask.month === monthOf(today) ? null : (
          <Link
            to={calendarPath({ ...ask, month: '', day: null })}
            preventScrollReset
            className={buttonLook('quiet', 's')}
          >
            {t('thisMonth')}
          </Link>
        )}
        {([-1, 1] as const).map((step) => {
          const month = monthAfter(ask.month, step)
          const [Icon, name] = step < 0 ? [ChevronLeftIcon, beside.before] : [ChevronRightIcon, beside.after]
          return month ? (
            <Link
              key={step}
              to={pathOf(month)}
              aria-label={name}
              prefetch="intent"
              preventScrollReset
              className={buttonLook('quiet', 's', 'max-md:min-h-11 max-md:min-w-11')}
            >
              <Icon className="size-4.5" />
            </Link>
          ) : null
        })}
      </nav>
    </div>
  )
}

const CHIP =
  'inline-flex min-h-8.5 items-center gap-1.5 rounded-full border px-3 text-sm font-medium no-underline transition-colors hover:bg-sunken pointer-coarse:min-h-11'

/** What is shown, each kind a press away from being hidden: links, so that every choice has its address. */
function KindFilters({ ask }: { ask: CalendarAsk }) {
  const t = useT('calendar')
  return (
    <nav aria-label={t('filters')}>
      <ul className="flex flex-wrap gap-2">
        {SHOWN_KINDS.map((kind) => {
          const isHidden = ask.hidden.includes(kind)
          const hidden = isHidden ? ask.hidden.filter((other) => other !== kind) : [...ask.hidden, kind]
          const Icon = isHidden ? EyeOffIcon : EyeIcon
          return (
            <li key={kind}>
              <Link
                to={calendarPath({ ...ask, hidden })}
                preventScrollReset
                aria-label={`${t(`kind.${kind}`)}, ${t(isHidden ? 'isHidden' : 'isShown')}`}
                className={`${CHIP} ${isHidden ? 'border-line text-muted' : 'border-accent bg-accent-soft text-ink'}`}
              >
                <Icon className="size-4" />
                {t(`kind.${kind}`)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

type ZoneNoteProps = { ask: CalendarAsk; zone: string; zoneLabel: string }

/** The time zone of the page, and a link to that of this device where its clock differs. */
function ZoneNote({ ask, zone, zoneLabel }: ZoneNoteProps) {
  const t = useT('calendar')
  const language = useLanguage()
  const [own, setOwn] = useState<string | null>(null)
  // Not the first state: the server does not know the device.
  useEffect(() => setOwn(deviceZoneBeside(deviceZone(), zone, Date.now())), [zone])
  return (
    <p className="text-sm text-muted">
      {t('zone', { zone: zoneLabel })}{' '}
      {own ? (
        <Link
          to={calendarPath({ ...ask, zone: own })}
          preventScrollReset
          className="text-accent underline decoration-line-strong underline-offset-3 hover:decoration-current pointer-coarse:inline-block pointer-coarse:py-2"
        >
          {t('ownZone', { zone: zoneName(own, language) })}
        </Link>
      ) : null}
    </p>
  )
}

/** When bodies come back to where they stood at the reader's birth; for members without a chart, how to get one. */
function Cycles({ data: { cycles, isTimeUncertain } }: { data: CalendarData }) {
  const t = useT('calendar')
  return (
    <section aria-labelledby="cycles" className="scroll-mt-4 grid gap-3">
      <div>
        <h2 id="cycles">{t('cyclesTitle')}</h2>
        <p className="text-muted">{t('cyclesText')}</p>
        {isTimeUncertain && cycles ? <p className="mt-1 text-sm text-warn">{t('uncertain')}</p> : null}
      </div>
      <Card className="grid gap-5">
        {cycles === null ? (
          <EmptyState
            icon={<RefreshIcon className="size-6" />}
            title={t('noChart')}
            action={
              <ButtonLink to="/app/settings?tab=hd-data" variant="primary">
                {t('toChart')}
              </ButtonLink>
            }
          >
            {t('noChartText')}
          </EmptyState>
        ) : cycles.length === 0 ? (
          <p className="text-muted">{t('noCycles')}</p>
        ) : (
          <>
            {cycles.map((cycle) => (
              <Cycle key={cycle.kind} cycle={cycle} />
            ))}
            <p>
              <Link to="/app/profile?view=returns" className="font-semibold underline underline-offset-4">
                {t('toReturns')}
              </Link>
            </p>
          </>
        )}
      </Card>
    </section>
  )
}

function Cycle({ cycle: { name, text, last, next } }: { cycle: ShownCycle }) {
  const t = useT('calendar')
  return (
    <article className="grid gap-1.5 border-line not-last:border-b not-last:pb-5">
      <h3 className="text-lg">{name}</h3>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        <Time label={t('next')} time={next} without={t('noMore')} />
        <Time label={t('last')} time={last} without={t('notYet')} />
      </dl>
      <p className="max-w-[66ch] text-pretty text-muted">{text}</p>
    </article>
  )
}

function Time({ label, time, without }: { label: string; time: CycleTime | null; without: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="tabular">
        {time ? (
          <>
            <time dateTime={time.at} className="font-medium">
              {time.when}
            </time>
            <span className="block text-sm text-muted">{[time.age, time.pass].filter(Boolean).join(' · ')}</span>
          </>
        ) : (
          without
        )}
      </dd>
    </div>
  )
}
