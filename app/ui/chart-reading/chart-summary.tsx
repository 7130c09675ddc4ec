import type { UncertainTerms } from '~/domain/human-design/uncertainty/uncertain-terms'
import { useLanguage, useT } from '~/locales/use-t'
import { type Focus, TERMS } from './focus'
import type { ReadableChart } from './readable-chart'
import { shareText } from './share-text'
import { useTermName } from './use-term-name'

type Props = {
  chart: ReadableChart
  /** What of it is only so for a part of the time that is in question. */
  uncertain?: UncertainTerms | null | undefined
  focus: Focus | null
  onFocus: (focus: Focus) => void
  className?: string
}

/** Type, strategy, authority, profile, definition, cross: each a press away from what it means. */
export function ChartSummary({ chart, uncertain, focus, onFocus, className = '' }: Props) {
  const t = useT('reading')
  const nameOf = useTermName()
  const language = useLanguage()
  const shown = TERMS.map((term) => ({
    ...{ term, name: nameOf(chart, term) },
    share: shareText(t, language, uncertain, term),
  })).filter(({ name }) => name !== '')
  return (
    <dl className={`grid gap-x-6 ${className}`}>
      {shown.map(({ term, name, share }) => (
        <div key={term} className="border-b border-line py-2">
          <dt className="text-sm text-muted">{t(term)}</dt>
          <dd>
            <button
              type="button"
              aria-pressed={focus?.kind === 'term' && focus.term === term}
              onClick={() => onFocus({ kind: 'term', term })}
              className="min-h-6 rounded-sm text-left font-medium underline decoration-line-strong underline-offset-3 hover:decoration-current noscript:pointer-events-none noscript:no-underline aria-pressed:bg-accent-soft pointer-coarse:min-h-9"
            >
              {name}
            </button>
            {share ? <span className="tabular text-sm text-warn">, {share}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
