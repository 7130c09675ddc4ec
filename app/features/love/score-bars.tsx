import type { ReactNode } from 'react'
import { scoreBand } from '~/domain/human-design/composite/score-band'
import { useT } from '~/locales/use-t'
import { ChevronDownIcon } from '~/ui/icons'
import type { Analysis, LoveCard } from './love'
import { Percent } from './love-tiles'
import { ScoreSum } from './score-sum'

/** The six parts as bars with their bands; with the analysis each is open to what it is made of, and can be folded. */
export function ScoreBars({ scores, analysis }: { scores: LoveCard['scores']; analysis: Analysis | null }) {
  return (
    <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
      {scores.map(({ code, percent }) => {
        const opened = analysis?.scores.find((score) => score.code === code)
        return (
          <li key={code} className="min-w-0 has-[details[open]]:sm:col-span-2">
            {opened ? (
              <details open className="group/score">
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

/** What a part looks at, and its sum with a sentence for each fact. */
function Made({ score }: { score: Analysis['scores'][number] }) {
  const t = useT('love-match')
  return (
    <div className="mb-3 rounded-control bg-sunken px-4 py-3">
      <p className="mb-3 text-sm text-pretty text-muted">{t(`score.${score.code}.text`)}</p>
      <ScoreSum sum={score} isPart />
    </div>
  )
}
