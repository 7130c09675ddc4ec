import { Link } from '@remix-run/react'
import type { ShownKind } from '~/domain/calendar/calendar-kinds'
import { monthOf, weeksOf } from '~/domain/calendar/month'
import type { LunarPhase } from '~/domain/human-design/service/sky-event.schema'
import { useT } from '~/locales/use-t'
import { type CalendarData, calendarPath, type DayOf, type Entry } from './calendar'

/** So many lines stand in a day's cell; the others are counted, and told where the day is opened. */
const LINES = 4
/** What is the reader's own comes first, what happens most often last. */
const ORDER: readonly ShownKind[] = ['events', 'cycles', 'sun', 'phases', 'planets', 'moon']

/** The month as a table, for wide screens. */
export function MonthTable({ data }: { data: CalendarData }) {
  const { ask, title, weekdays, days } = data
  return (
    <table className="w-full table-fixed border-collapse max-md:hidden">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className="pb-1.5 pl-2 text-left text-sm font-medium text-muted">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(ask.month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Cell key={day} day={day} of={days[day]} data={data} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ day, of, data: { ask, today, names } }: { day: string; of: DayOf | undefined; data: CalendarData }) {
  const t = useT('calendar')
  const entries = [...(of?.entries ?? [])].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))
  const isToday = day === today
  const isOutside = monthOf(day) !== ask.month
  const shown = entries.length > LINES ? entries.slice(0, LINES - 1) : entries
  const label = t('dayLabel', { day: names[day] ?? day, count: entries.length })
  return (
    <td
      className={`relative h-28 border border-line p-1.5 align-top transition-colors hover:bg-sunken ${isOutside ? 'bg-ground' : 'bg-surface'} ${day === ask.day ? 'outline-2 -outline-offset-2 outline-accent' : ''}`}
    >
      <Link
        to={calendarPath({ ...ask, day })}
        aria-label={isToday ? `${label}, ${t('today')}` : label}
        aria-current={isToday ? 'date' : undefined}
        className="inline-grid size-6.5 place-items-center rounded-full text-sm font-medium text-muted no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent aria-[current]:bg-accent aria-[current]:font-semibold aria-[current]:text-accent-ink"
      >
        {Number(day.slice(8))}
      </Link>
      <ul className={`mt-0.5 text-xs ${isOutside ? 'text-muted' : ''}`}>
        {shown.map((entry) => (
          <CellLine key={entry.id} entry={entry} />
        ))}
        {shown.length < entries.length ? (
          <li className="text-muted">{t('more', { count: entries.length - shown.length })}</li>
        ) : null}
      </ul>
    </td>
  )
}

function CellLine({ entry: { sign, isOwn, isOff, kind, notes } }: { entry: Entry }) {
  const t = useT('calendar')
  return (
    <li className="flex gap-1 leading-4.5">
      {kind === 'events' ? (
        <span aria-hidden="true" className="mt-1.5 size-1.5 shrink-0 rounded-full bg-accent" />
      ) : (
        <span aria-hidden="true" className="w-3.5 shrink-0 text-center">
          {sign.phase ? <PhaseMark phase={sign.phase} /> : sign.glyph}
        </span>
      )}
      {sign.name ? <span className="sr-only">{sign.name} </span> : null}
      <span
        className={`min-w-0 tabular ${kind === 'events' || kind === 'cycles' ? 'truncate' : 'wrap-anywhere'} ${sign.phase ? 'max-xl:sr-only' : ''} ${isOff ? 'text-muted line-through' : isOwn ? 'font-semibold text-accent' : ''}`}
      >
        {sign.label}
      </span>
      {isOff ? <span className="sr-only">, {notes[0]}</span> : null}
      {isOwn && kind !== 'events' && kind !== 'cycles' ? <span className="sr-only">, {t('touches')}</span> : null}
    </li>
  )
}

/** The lit part, as it is seen from the north. */
const LIT: Record<LunarPhase, string | null> = {
  new_moon: null,
  first_quarter: 'M6 1.5a4.5 4.5 0 0 1 0 9Z',
  full_moon: 'M6 1.5a4.5 4.5 0 0 1 0 9 4.5 4.5 0 0 1 0-9Z',
  last_quarter: 'M6 1.5a4.5 4.5 0 0 0 0 9Z',
}

/** The Moon as it looks; the words stand beside it. */
function PhaseMark({ phase }: { phase: LunarPhase }) {
  const lit = LIT[phase]
  return (
    <svg viewBox="0 0 12 12" className="inline-block size-3" aria-hidden="true">
      {lit ? <path d={lit} className="fill-warn" /> : null}
      <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" />
    </svg>
  )
}
