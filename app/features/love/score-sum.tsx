import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import type { Sum } from './love'

/** A score as a sum: what the types give, each line with its points and parts, the bound where it acts, and the result. */
export function ScoreSum({ sum: { base, lines, bound, percent }, isPart = false }: { sum: Sum; isPart?: boolean }) {
  const t = useT('love-match')
  return (
    <dl className="tabular grid gap-1.5">
      <Line label={t(isPart ? 'partBase' : 'types')} points={String(base)} />
      {lines.map(({ text, points, parts }) => (
        <Line key={text} label={text} points={points}>
          {parts ? (
            <span className="block text-sm text-faint">{parts.map((code) => t(`score.${code}`)).join(' · ')}</span>
          ) : null}
        </Line>
      ))}
      {bound === null ? null : <Line label={t('bound')} points={bound} />}
      <div className="mt-1 flex justify-between gap-4 border-t border-line pt-1.5 font-semibold">
        <dt>{t('total')}</dt>
        <dd>{percent}</dd>
      </div>
    </dl>
  )
}

function Line({ label, points, children }: { label: string; points: string; children?: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 text-pretty">
        {label}
        {children}
      </dt>
      <dd className="shrink-0 text-sm text-muted">{points}</dd>
    </div>
  )
}
