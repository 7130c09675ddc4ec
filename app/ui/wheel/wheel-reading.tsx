import { useMemo, useState } from 'react'
import type { Chart } from '~/domain/human-design/chart/chart'
import { ExplanationPanel } from '../chart-reading/explanation-panel'
import type { Focus } from '../chart-reading/focus'
import { toReadableChart } from '../chart-reading/readable-chart'
import { ChartWheel } from './chart-wheel'
import { type BodySelection, wheelBodies } from './wheel-bodies'
import { WheelList } from './wheel-list'

/**
 * A chart on the wheel to read: the drawing, one panel that explains what is pressed, and everything again as lists, beside it
 * from 900 px of its own width. Needs the namespaces `chart-views`, `reading`, `hd`, `ui`.
 */
export function WheelReading({ chart }: { chart: Chart }) {
  const bodies = useMemo(() => wheelBodies(chart.activations), [chart])
  const readable = useMemo(() => toReadableChart(chart), [chart])
  const [focus, setFocus] = useState<Focus | null>(null)
  const [pressed, setPressed] = useState(false)
  const selection: BodySelection | null = focus?.kind === 'body' ? focus : null

  function look(next: Focus | null) {
    setPressed(true)
    setFocus(next)
  }

  return (
    <div data-reading className="@container/reading">
      <div className="grid gap-5 @min-[900px]/reading:grid-cols-[minmax(0,1fr)_340px] @min-[900px]/reading:items-start">
        <div className="mx-auto w-full max-w-160">
          <ChartWheel bodies={bodies} selection={selection} onSelect={look} />
        </div>
        <div className="contents @min-[900px]/reading:col-start-2 @min-[900px]/reading:grid @min-[900px]/reading:min-w-0 @min-[900px]/reading:gap-5 @min-[900px]/reading:row-start-1 @min-[900px]/reading:row-span-2">
          <ExplanationPanel focus={focus} chart={readable} onFocus={look} floating={pressed} start="startTextWheel" />
          <WheelList
            bodies={bodies}
            selection={selection}
            onSelect={look}
            className="@min-[640px]/reading:grid-cols-2 @min-[900px]/reading:grid-cols-1"
          />
        </div>
      </div>
    </div>
  )
}
