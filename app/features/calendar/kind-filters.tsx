import { Link } from '@remix-run/react'
import { SHOWN_KINDS } from '~/domain/calendar/calendar-kinds'
import { useT } from '~/locales/use-t'
import { EyeIcon, EyeOffIcon } from '~/ui/icons'
import { type CalendarAsk, calendarPath } from './calendar-query'

const CHIP =
  'inline-flex min-h-8.5 items-center gap-1.5 rounded-full border px-3 text-sm font-medium no-underline transition-colors hover:bg-sunken pointer-coarse:min-h-11'

/** What is shown, each kind a press away from being hidden: links, so that every choice has its address. */
export function KindFilters({ ask }: { ask: CalendarAsk }) {
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
