import { useT } from '~/locales/use-t'
import type { TimeSpan } from './my-chart'

/** The check of the birth time: for each span what stays, and what else it could be with its share of the time. */
export function TimeSpanList({ spans }: { spans: TimeSpan[] }) {
  const t = useT('my-chart')
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5">
      {spans.map(({ minutes, open }) => (
        <div
          key={minutes}
          className="col-span-2 grid grid-cols-[7rem_minmax(0,1fr)] gap-x-5 border-b border-line py-2 last:border-b-0 can-subgrid:grid-cols-subgrid"
        >
          <dt className="tabular font-medium whitespace-nowrap">
            {minutes === null ? t('wholeDay') : t('within', { minutes })}
          </dt>
          <dd className="grid gap-1">
            {open.length === 0 ? <span className="text-muted">{t('same')}</span> : null}
            {open.map(({ fact, names }) => (
              <p key={fact}>
                <span className="text-sm text-muted">{t(fact)}: </span>
                <span className="tabular">{names.map(({ name, percent }) => `${name} ${percent}`).join(', ')}</span>
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
