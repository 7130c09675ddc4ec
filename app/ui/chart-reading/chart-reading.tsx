import { type ReactNode, useEffect, useState } from 'react'
import type { ChartShow } from '~/domain/human-design/chart/chart-show'
import type { UncertainParts } from '~/domain/human-design/uncertainty/uncertain-day'
import type { UncertainTerms } from '~/domain/human-design/uncertainty/uncertain-terms'
import { useT } from '~/locales/use-t'
import { ChartFigure } from '../bodygraph/chart-figure'
import { ChartTable } from '../bodygraph/chart-table'
import { useBodygraphLabels } from '../bodygraph/labels'
import { ChartSummary } from './chart-summary'
import { ExplanationPanel } from './explanation-panel'
import { type Focus, type TermCode, toSelection } from './focus'
import type { ReadableChart } from './readable-chart'
import { useChartName } from './use-chart-name'

type Props = {
  chart: ReadableChart
  /** What of it is only so for a part of the time that is in question. */
  uncertain?: UncertainTerms | null | undefined
  /** What of the drawing may differ within that time. */
  uncertainParts?: UncertainParts | null | undefined
  /** What is explained at first; nothing unless said. */
  start?: TermCode
  show?: ChartShow
  /** The drawing draws itself once. */
  draw?: boolean
  /** After the explanation: saving, sharing, a note. */
  children?: ReactNode
  className?: string
}

/**
 * A chart to read: the drawing with its columns, one panel that explains what is pressed, the summary, and everything again
 * as text and table. Panel and summary stand beside the drawing where its own width allows (from 900 px), else below it.
 * Needs the namespaces `reading`, `hd`, `crosses`; give it a `key` per chart.
 */
export function ChartReading({ chart, uncertain, uncertainParts, start, show, draw, children, className = '' }: Props) {
  const t = useT('reading')
  const labels = useBodygraphLabels(useChartName()(chart), chart.data.onlyChannels)
  const [focus, setFocus] = useState<Focus | null>(null)
  const [pressed, setPressed] = useState(false)
  const selection = toSelection(focus)

  // Not the first state: the words of the explanation come to the browser only.
  useEffect(() => {
    if (start) setFocus({ kind: 'term', term: start })
  }, [start])

  function look(next: Focus | null) {
    setPressed(true)
    setFocus(next)
  }

  return (
    <div className={`@container/reading ${className}`}>
      <div className="grid gap-5 @min-[900px]/reading:grid-cols-[minmax(0,1fr)_320px] @min-[900px]/reading:items-start">
        <ChartFigure
          data={chart.data}
          uncertainParts={uncertainParts}
          labels={labels}
          selection={selection}
          onSelect={look}
          show={show}
          draw={draw}
          className="@min-[900px]/reading:row-span-3"
        />
        <ExplanationPanel focus={focus} chart={chart} onFocus={look} floating={pressed} />
        {children}
        <ChartSummary
          chart={chart}
          uncertain={uncertain}
          focus={focus}
          onFocus={look}
          className="@min-[480px]/reading:grid-cols-2 @min-[900px]/reading:grid-cols-1"
        />
      </div>
      <details className="mt-4">
        <summary className="w-fit py-1 font-medium text-muted hover:text-ink pointer-coarse:py-2.5">
          {t('asText')}
        </summary>
        <ChartTable
          data={chart.data}
          uncertainParts={uncertainParts}
          selection={selection}
          onSelect={look}
          className="mt-4"
        />
      </details>
    </div>
  )
}
