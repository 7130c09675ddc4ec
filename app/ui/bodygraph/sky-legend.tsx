const KINDS = ['natal', 'transit', 'both', 'lent'] as const

/** What is the chart's and what the sky's: by colour, and by solid, hollow, dashed and striped for those who see no difference. */
export function SkyLegend({ hasChart, words }: { hasChart: boolean; words: Record<(typeof KINDS)[number], string> }) {
  return (
    <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1.5 text-sm text-muted">
      {KINDS.filter((kind) => hasChart || kind === 'transit' || kind === 'lent').map((kind) => (
        <li key={kind} className="inline-flex min-w-0 items-center gap-2">
          {kind === 'lent' ? <Lent /> : <Line kind={kind} />}
          <span className="min-w-0 wrap-anywhere">{words[kind]}</span>
        </li>
      ))}
    </ul>
  )
}

function Line({ kind }: { kind: 'natal' | 'transit' | 'both' }) {
  const isOfSky = kind !== 'natal'
  return (
    <svg viewBox="0 0 38 18" aria-hidden="true" className="bodygraph pair sky h-4.5 !w-9.5 shrink-0">
      <path className={`half ${isOfSky ? 'design' : 'personality'}`} d="M9 9H38" />
      {kind === 'transit' ? <path className="core" d="M9 9H38" /> : null}
      {kind === 'both' ? <path className="stripe" d="M9 9H38" /> : null}
      <g className={`gate ${kind === 'transit' ? 'design' : 'personality'}`}>
        {isOfSky ? <circle className="gap" cx="9" cy="9" r="8.5" /> : null}
        <circle className="disc" cx="9" cy="9" r={kind === 'both' ? 5.5 : 6.5} />
        {isOfSky ? <circle className="passing" cx="9" cy="9" r="7.25" /> : null}
      </g>
    </svg>
  )
}

const Lent = () => (
  <svg viewBox="0 0 26 18" aria-hidden="true" className="bodygraph pair sky h-4.5 !w-6.5 shrink-0">
    <g className="center green">
      <polygon className="lent" points="3,3 23,3 23,15 3,15" />
    </g>
  </svg>
)
