import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import type { PairFacts, PairNames } from './connection-chart'
import { usePairWords } from './use-pair-words'

type Props = { facts: PairFacts; names: PairNames }

/** What holds of the connection as a whole: its theme, who bridges whom, how the lines of the profiles go together. */
export function PairFactCards({ facts, names }: Props) {
  const t = useT('pair-reading')
  const { reading } = usePairWords(names)
  const { theme, bridges, lines, profiles } = facts
  return (
    <div className="grid gap-4">
      <Fact id="theme" title={t('theme')}>
        <p className="mt-1 flex items-baseline gap-3">
          <span className="tabular font-serif font-medium text-3xl">{theme.code.replace('-', '–')}</span>
          <span className="min-w-0 text-lg font-semibold">{theme.name}</span>
        </p>
        <p className="reading mt-2">{theme.text}</p>
        <p className="mt-2 text-sm text-muted">{t('definitionTogether', { definition: facts.definitionName })}</p>
      </Fact>
      <Fact id="bridges" title={t('bridges')}>
        {bridges.length > 0 ? (
          <ul className="mt-1 grid gap-2">
            {bridges.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        ) : (
          <p className="mt-1">{reading('noBridges')}</p>
        )}
        <p className="mt-2 text-sm text-muted">{t('bridgesText')}</p>
      </Fact>
      <Fact id="lines" title={reading('lines')}>
        <table className="mt-2 w-full border-collapse">
          <thead>
            <tr className="border-b border-line text-left text-sm text-muted">
              <th scope="col" className="py-1 pr-3 font-medium wrap-anywhere hyphens-auto">
                {reading('you')} <span className="tabular">{profiles.a}</span>
              </th>
              <th scope="col" className="py-1 pr-3 font-medium wrap-anywhere hyphens-auto">
                {names.name} <span className="tabular">{profiles.b}</span>
              </th>
              <th scope="col" className="py-1 font-medium">
                <span className="sr-only">{t('relation')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ lines: { a, b }, relation, relationName }) => (
              <tr key={`${a}-${b}`} className="border-b border-line last:border-b-0">
                <td className="tabular py-1 pr-3">{a}</td>
                <td className="tabular py-1 pr-3">{b}</td>
                <td className={`py-1 ${relation === 'neutral' ? 'text-muted' : 'font-semibold'}`}>{relationName}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-2 text-sm text-muted">{t('linesText')}</p>
      </Fact>
      <p className="text-sm text-pretty text-muted">{reading('anyPair')}</p>
    </div>
  )
}

function Fact({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4">
      <h3 id={id} className="text-sm font-medium text-muted">
        {title}
      </h3>
      {children}
    </section>
  )
}
