import { Link, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { dayAfter, monthOf, readDay } from '~/domain/calendar/month'
import { useT } from '~/locales/use-t'
import { buttonLook } from '~/ui/button-look'
import { Card } from '~/ui/card'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '~/ui/icons'
import type { CalendarData, DayOf } from './calendar'
import { calendarPath } from './calendar-query'
import { EntryList } from './entry-list'

const ROUND = buttonLook('ghost', 's', 'min-h-11 min-w-11')

/** A day with all that is on it, by the minute, and the ways to the days beside it. */
export function OpenedDay({ opened, data: { ask, names } }: { opened: DayOf; data: CalendarData }) {
  const t = useT('calendar')
  const heading = useRef<HTMLHeadingElement>(null)
  const told = useRef('')
  const came = useNavigationType()
  useEffect(() => {
    const isTold = told.current === opened.day
    told.current = opened.day
    // Not where the page began with it or one goes back to it: the browser has its own place there.
    if (!isTold && came !== 'POP') heading.current?.focus()
  }, [opened.day, came])
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
