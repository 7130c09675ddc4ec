import { Link } from '@remix-run/react'
import { monthAfter, monthOf } from '~/domain/calendar/month'
import { useT } from '~/locales/use-t'
import { buttonLook } from '~/ui/button-look'
import { ChevronLeftIcon, ChevronRightIcon } from '~/ui/icons'
import type { CalendarData } from './calendar'
import { calendarPath } from './calendar-query'

/** The month that is shown, the ones before and after it, and the way back to the one that is. */
export function MonthNav({ data: { ask, title, today, beside } }: { data: CalendarData }) {
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
