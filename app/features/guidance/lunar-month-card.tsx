import { useT } from '~/locales/use-t'
import { Card } from '~/ui/layout/card'
import type { ShownLunarMonth, ShownMoonDay } from './guidance'

/** Days that stand open: a look ahead, not the whole month at once. */
const OPEN_DAYS = 7

/** A Reflector's month: when the Moon touches their chart, day by day, by their own clock. */
export function LunarMonthCard({ month }: { month: ShownLunarMonth | 'failed' }) {
  const t = useT('guidance')
  return (
    <Card as="section" id="lunar-month" aria-labelledby="lunar-month-title" className="scroll-mt-20">
      <h2 id="lunar-month-title" className="text-lg">
        {t('lunarMonth')}
      </h2>
      {month === 'failed' ? (
        <p role="alert" className="mt-1 text-muted">
          {t('lunarUnknown')}
        </p>
      ) : month.days.length === 0 ? (
        <p className="mt-1 text-muted">{t('lunarNone')}</p>
      ) : (
        <Month month={month} />
      )}
    </Card>
  )
}

function Month({ month: { zone, days } }: { month: ShownLunarMonth }) {
  const t = useT('guidance')
  const later = days.slice(OPEN_DAYS)
  return (
    <>
      <p className="mt-1 max-w-[68ch] text-pretty text-muted">{t('lunarMonthText', { zone })}</p>
      <Days days={days.slice(0, OPEN_DAYS)} />
      {later.length > 0 ? (
        <details>
          <summary className="flex min-h-11 items-center text-sm text-accent hover:underline">
            {t('lunarLater', { count: later.length })}
          </summary>
          <Days days={later} />
        </details>
      ) : null}
    </>
  )
}

function Days({ days }: { days: ShownMoonDay[] }) {
  const t = useT('guidance')
  return (
    <ol className="mt-3 grid gap-3">
      {days.map(({ date, title, visits }) => (
        <li key={date} className="grid gap-x-6 gap-y-1 border-t border-line pt-2.5 sm:grid-cols-[9rem_1fr]">
          <h3 className="text-base">{title}</h3>
          <ul className="grid gap-1.5">
            {visits.map(({ key, text, span, isNow }) => (
              <li key={key}>
                <p className="leading-5.5">
                  {text} {isNow ? <span className="font-semibold text-accent">{t('lunarNow')}</span> : null}
                </p>
                <p className="tabular text-sm leading-5 text-muted">{span}</p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
