import type { ReactNode } from 'react'
import { scoreBand } from '~/domain/human-design/composite/score-band'
import { useT } from '~/locales/use-t'
import { ChevronDownIcon } from '~/ui/icons'
import type { Analysis, AnalysisScore, AnalysisTerm, LoveCard } from './love'
import { Percent } from './love-tiles'

/** The six scores as bars with their bands; once the analysis is open each opens to what it is made of. */
export function ScoreBars({ scores, analysis }: { scores: LoveCard['scores']; analysis: Analysis | null }) {
  return (
    <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
      {scores.map(({ code, percent }) => {
        const opened = analysis?.scores.find((score) => score.code === code)
        return (
          <li key={code} className="min-w-0 has-[details[open]]:sm:col-span-2">
            {opened ? (
              <details className="group/score">
                <summary className="list-none rounded-control py-2 [&::-webkit-details-marker]:hidden">
                  <Bar code={code} percent={percent}>
                    <ChevronDownIcon className="size-3.5 text-muted transition-transform group-open/score:rotate-180" />
                  </Bar>
                </summary>
                <Made score={opened} />
              </details>
            ) : (
              <div className="py-2">
                <Bar code={code} percent={percent} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Bar({ code, percent, children }: LoveCard['scores'][number] & { children?: ReactNode }) {
  const t = useT('love-match')
  return (
    <>
      <span className="flex items-baseline gap-2 text-sm">
        <span className="font-semibold">{t(`score.${code}`)}</span>
        <span className="text-muted">{t(`band.${scoreBand(percent)}`)}</span>
        <span className="tabular ml-auto font-semibold">
          <Percent value={percent} />
        </span>
        {children ? <span className="self-center">{children}</span> : null}
      </span>
      <span
        aria-hidden="true"
        className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-sunken inset-ring inset-ring-line"
      >
        <span className="block h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
      </span>
    </>
  )
}

/** What a score is made of: where every pair begins, then each kind of evidence with its sentences. */
function Made({ score: { code, base, terms } }: { score: AnalysisScore }) {
  const t = useT('love-match')
  return (
    <div className="mb-3 rounded-control bg-sunken px-4 py-3">
      <p className="text-sm text-pretty text-muted">{t(`score.${code}.text`)}</p>
      <dl className="mt-3 grid gap-3">
        <Line label={t('base')} points={String(base)} />
        {terms.map((term) => (
          <Line key={term.id} label={t(`term.${term.id}`)} points={term.points}>
            <Sentences term={term} />
          </Line>
        ))}
      </dl>
    </div>
  )
}

function Line({ label, points, children }: { label: string; points: string; children?: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
      <dt className="text-sm font-semibold">{label}</dt>
      <dd className="tabular text-sm font-semibold">{points}</dd>
      {children}
    </div>
  )
}

function Sentences({ term: { items, points, limited } }: { term: AnalysisTerm }) {
  const t = useT('love-match')
  return (
    <dd className="col-span-2">
      <ul className="mt-1 grid gap-1.5">
        {items.map(({ text, points: own }) => (
          <li key={text} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 text-pretty">{text}</span>
            <span className="tabular shrink-0 text-sm text-muted">{own}</span>
          </li>
        ))}
      </ul>
      {limited === null ? null : <p className="mt-1 text-sm text-faint">{t('limited', { sum: limited, points })}</p>}
    </dd>
  )
}
