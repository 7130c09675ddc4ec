import type { PairNames } from './connection-chart'
import { usePairWords } from './use-pair-words'

/** Whose is what in the drawing: by colour, and by solid, hollow and split for those who see no difference. */
export function PairLegend({ names }: { names: PairNames }) {
  const { reading } = usePairWords(names)
  return (
    <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-sm text-muted">
      {(['a', 'b', 'both'] as const).map((whose) => (
        <li key={whose} className="inline-flex min-w-0 items-center gap-2">
          <svg viewBox="0 0 34 14" aria-hidden="true" className="bodygraph pair h-3.5 !w-8.5 shrink-0">
            <path className={`half ${whose === 'a' ? 'personality' : 'design'}`} d="M7 7H34" />
            {whose === 'b' ? <path className="core" d="M7 7H34" /> : null}
            {whose === 'both' ? <path className="stripe" d="M7 7H34" /> : null}
            <g className={`gate ${whose === 'a' ? 'personality' : whose === 'b' ? 'design' : 'both'}`}>
              <circle className="disc" cx="7" cy="7" r={whose === 'b' ? 5.5 : 6.5} />
              {whose === 'both' ? <path className="disc-design" d="M7 .5a6.5 6.5 0 0 0 0 13z" /> : null}
            </g>
          </svg>
          <span className="min-w-0 wrap-anywhere">{reading(`legend.${whose}`)}</span>
        </li>
      ))}
    </ul>
  )
}
