import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import type { Entry } from './calendar'

/** What is on a day, a line each: when, what, and what it is to the reader's own chart. */
export function EntryList({ entries, hasTimes = true }: { entries: readonly Entry[]; hasTimes?: boolean }) {
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
            <What entry={entry} />
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

function What({ entry: { text, to, time, isOwn, isOff, kind } }: { entry: Entry }) {
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
