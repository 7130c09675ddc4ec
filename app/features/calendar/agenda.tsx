import { Link } from '@remix-run/react'
import { monthOf } from '~/domain/calendar/month'
import { useT } from '~/locales/use-t'
import { ChevronDownIcon, ChevronRightIcon } from '~/ui/icons'
import type { CalendarData, DayOf } from './calendar'
import { type CalendarAsk, calendarPath } from './calendar-query'
import { EntryList } from './entry-list'

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
              className="flex min-h-11 items-center gap-2 text-ink no-underline hover:underline md:min-h-9"
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
