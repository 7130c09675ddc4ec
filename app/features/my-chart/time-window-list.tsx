import { useLanguage, useT } from '~/locales/use-t'
import type { TimeWindow } from '~/ui/chart-reading/time-window'

const FACTS = ['type', 'authority', 'profile', 'definition'] as const
type Fact = (typeof FACTS)[number]

/** The check of the birth time: for each span what stays, and what else it could be with its share of the time. */
export function TimeWindowList({ windows }: { windows: TimeWindow[] }) {
  const t = useT('my-chart')
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5">
      {windows.map((window) => {
        const open = FACTS.filter((fact) => window[fact].length > 1)
        return (
          <div
            key={window.minutes}
            className="col-span-2 grid grid-cols-subgrid border-b border-line py-2 last:border-b-0"
          >
            <dt className="tabular font-medium whitespace-nowrap">
              {window.minutes === null ? t('wholeDay') : t('within', { minutes: window.minutes })}
            </dt>
            {open.length === 0 ? (
              <dd className="text-muted">{t('same')}</dd>
            ) : (
              <dd className="grid gap-1">
                {open.map((fact) => (
                  <Possibilities key={fact} fact={fact} window={window} />
                ))}
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}

function Possibilities({ fact, window }: { fact: Fact; window: TimeWindow }) {
  const t = useT('my-chart')
  const hd = useT('hd')
  const language = useLanguage()
  const percents = new Intl.NumberFormat(language, { style: 'percent' })
  const nameOf = (code: string) => (fact === 'profile' ? code : hd(`${fact}.${code}` as Parameters<typeof hd>[0]))
  return (
    <p>
      <span className="text-sm text-muted">{t(fact)}: </span>
      {window[fact].map(({ code, share }, index) => (
        <span key={code} className="tabular">
          {index > 0 ? ', ' : null}
          {/* Never rounded to nothing or to all. */}
          {t('possible', { name: nameOf(code), percent: percents.format(Math.min(0.99, Math.max(0.01, share))) })}
        </span>
      ))}
    </p>
  )
}
