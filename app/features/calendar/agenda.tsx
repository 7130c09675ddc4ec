import { Link, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { dayAfter, monthOf, readDay } from '~/domain/calendar/month'
import { useT } from '~/locales/use-t'
import { buttonLook } from '~/ui/controls/button-look'
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { type CalendarAsk, type CalendarData, calendarPath, type DayOf, type Entry } from './calendar'

/** The month as a list of its days, for narrow screens; of the month that is, the days that are over are folded. */
export function Agenda({ data: { ask, days, today } }: { data: CalendarData }) {
  const t = useT('calendar')
  const inMonth = Object.values(days).filter(({ day }) => monthOf(day) === ask.month)
  const isNow = ask.month === monthOf(today)
  const earlier = isNow ? inMonth.filter(({ day }) => day < today) : []
  const coming = isNow ? inMonth.filter(({ day }) => day >= today) : inMonth
  return (
    <div className="grid gap-4 md:hidden">
      {earlier.length > 0 ? (
        <details className="group">
          <summary className="flex min-h-11 list-none items-center gap-2 font-medium text-muted [&::-webkit-details-marker]:hidden">
            {t('earlier', { count: earlier.length })}
            <ChevronDownIcon className="ml-auto size-4.5 transition-transform group-open:rotate-180" />
          </summary>
          <Days days={earlier} ask={ask} today={today} />
        </details>
      ) : null}
      <Days days={coming} ask={ask} today={today} />
    </div>
  )
}

/** Days one under the other, each with what is on it. */
export function Days({ days, ask, today }: { days: readonly DayOf[]; ask: CalendarAsk; today: string }) {
  const t = useT('calendar')
  return (
    <ol className="grid gap-4">
      {days.map(({ day, title, entries }) => (
        <li key={day}>
          <h3 className="mb-1 border-b border-line">
            <Link
              to={calendarPath({ ...ask, month: monthOf(day), day })}
              aria-current={day === today ? 'date' : undefined}
              className="flex min-h-11 items-center gap-2 text-ink no-underline hover:underline md:pointer-fine:min-h-9"
            >
              {title}
              {day === today ? <span className="text-sm font-semibold text-accent">{t('today')}</span> : null}
              <ChevronRightIcon className="ml-auto size-4 text-faint" />
            </Link>
          </h3>
          <EntryList entries={entries} />
        </li>
      ))}
    </ol>
  )
}

const ROUND = buttonLook('ghost', 's', 'min-h-11 min-w-11')

/** A day with all that is on it, by the minute, and the ways to the days beside it. */
export function OpenedDay({ opened, data: { ask, names } }: { opened: DayOf; data: CalendarData }) {
  const t = useT('calendar')
  const heading = useRef<HTMLHeadingElement>(null)
  const focusedDay = useRef('')
  const navigationType = useNavigationType()
  useEffect(() => {
    const isFocused = focusedDay.current === opened.day
    focusedDay.current = opened.day
    // Not where the page began with it or one goes back to it: the browser has its own place there.
    if (!isFocused && navigationType !== 'POP') heading.current?.focus()
  }, [opened.day, navigationType])
  return (
    <Card as="section" aria-labelledby="day" className="scroll-mt-4">
      <div className="flex items-center gap-1">
        <h2 id="day" ref={heading} tabIndex={-1} className="mr-auto scroll-mt-4 text-lg">
          {opened.title}
        </h2>
        {([-1, 1] as const).map((step) => {
          const day = readDay(dayAfter(opened.day, step))
          const [Icon, key] =
            step < 0 ? ([ChevronLeftIcon, 'dayBefore'] as const) : ([ChevronRightIcon, 'dayAfter'] as const)
          return day ? (
            <Link
              key={step}
              to={calendarPath({ ...ask, month: monthOf(day), day })}
              aria-label={t(key, { day: names[day] ?? day })}
              preventScrollReset
              className={ROUND}
            >
              <Icon className="size-4.5" />
            </Link>
          ) : null
        })}
        <Link to={calendarPath({ ...ask, day: null })} aria-label={t('closeDay')} preventScrollReset className={ROUND}>
          <CloseIcon className="size-4.5" />
        </Link>
      </div>
      {opened.entries.length > 0 ? (
        <EntryList entries={opened.entries} />
      ) : (
        <p className="text-muted">{t('emptyDay')}</p>
      )}
    </Card>
  )
}

/** What is on a day, a line each: when, what, and what it is to the reader's own chart. */
function EntryList({ entries, hasTimes = true }: { entries: readonly Entry[]; hasTimes?: boolean }) {
  const t = useT('calendar')
  return (
    <ul className="grid gap-1.5">
      {entries.map((entry) => (
        <li key={entry.id} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-2">
          {entry.time && hasTimes ? (
            <time dateTime={entry.at} className="text-sm leading-6 text-muted tabular">
              {entry.time}
            </time>
          ) : (
            <span className="text-sm leading-6 text-faint">{entry.kind === 'events' ? t('goesOn') : ''}</span>
          )}
          <span className="min-w-0 wrap-anywhere">
            <EntryText entry={entry} />
            {entry.notes.map((note) => (
              <span key={note} className={`block text-sm ${entry.isOwn ? 'font-medium text-accent' : 'text-muted'}`}>
                {note}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

function EntryText({ entry: { text, to, time, isOwn, isOff, kind } }: { entry: Entry }) {
  const t = useT('calendar')
  const look = isOwn && kind !== 'sun' ? 'font-medium' : ''
  if (!to) return <span className={look}>{text}</span>
  if (kind === 'events')
    return (
      <Link
        to={to}
        className={`${look} ${isOff ? 'text-muted line-through' : 'text-ink underline'} decoration-line-strong underline-offset-3 hover:decoration-current`}
      >
        {text}
      </Link>
    )
  return (
    <>
      {text}{' '}
      <Link
        to={to}
        className="inline-block text-sm whitespace-nowrap text-accent underline decoration-line-strong underline-offset-3 hover:decoration-current pointer-coarse:py-1.5"
      >
        {t('seeSky', { time })}
      </Link>
    </>
  )
}
