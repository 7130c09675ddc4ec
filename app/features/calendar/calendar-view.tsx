import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Alert } from '~/ui/alert'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'
import { CalendarIcon } from '~/ui/icons'
import { Agenda, Days } from './agenda'
import type { CalendarData, FeedAnswer } from './calendar'
import { calendarPath } from './calendar-query'
import { Cycles } from './cycles'
import { FeedCard } from './feed-card'
import { KindFilters } from './kind-filters'
import { MonthNav } from './month-nav'
import { MonthTable } from './month-table'
import { OpenedDay } from './opened-day'
import { ZoneNote } from './zone-note'

type Props = { data: CalendarData; answer: FeedAnswer | undefined }

/** The HD calendar: the month, a day of it, the week to come, the cycles of a life, and the feed for one's own devices. */
export function CalendarView({ data, answer }: Props) {
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
