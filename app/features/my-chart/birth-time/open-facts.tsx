import { useT } from '~/locales/use-t'
import { type FactInWords, GROUPS, type Grouped } from './birth-time'

/** What may be otherwise: each fact with what it is one after the other, and from which minute to which. */
export function OpenFacts({ open }: { open: Grouped }) {
  const t = useT('birth-time')
  const groups = GROUPS.filter((group) => open[group].length > 0)
  return (
    <div className="mt-3 grid gap-5">
      {groups.map((group) => (
        <section key={group}>
          <h3 className="mb-1 text-sm font-semibold text-muted">{t(`group.${group}`)}</h3>
          <ul>
            {open[group].map((fact) => (
              <OpenFact key={fact.name} fact={fact} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function OpenFact({ fact: { name, spans } }: { fact: FactInWords }) {
  const t = useT('birth-time')
  return (
    <li className="grid gap-x-5 gap-y-1 border-b border-line py-2.5 last:border-b-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]">
      <h4 className="text-base font-semibold wrap-anywhere">{name}</h4>
      <ol className="grid gap-1">
        {spans.map(({ text, from, to, isSaved }) => (
          <li key={from} className="flex flex-wrap justify-between gap-x-4">
            <span className={`tabular min-w-0 wrap-anywhere ${isSaved ? 'font-semibold' : ''}`}>
              {text}
              {isSaved ? <span className="ml-2 text-sm font-normal text-accent">{t('savedHere')}</span> : null}
            </span>
            <span className="tabular ml-auto text-right text-muted">
              {from === to ? from : t('span', { from, to })}
            </span>
          </li>
        ))}
      </ol>
    </li>
  )
}
