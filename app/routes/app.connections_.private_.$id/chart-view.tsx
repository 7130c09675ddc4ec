import { KeptBodygraph } from '~/features/private-charts/kept-bodygraph'
import { KeptChartCard } from '~/features/private-charts/kept-chart-view'
import { preloadWords } from '~/locales/dictionaries'
import { WheelReading } from '~/ui/wheel/wheel-reading'
import { ChartSheet } from '~/ui/whole-chart/chart-sheet'
import type { ViewProps } from './view-props'

export const i18n = preloadWords('crosses', 'chart-views', 'ui')

/** The kept chart as a bodygraph, on the wheel, or as two pages to print. */
export default function ChartView({ page }: ViewProps) {
  if (page.view === 'sheet') return <ChartSheet content={page} />
  return (
    <KeptChartCard kept={page}>
      {page.view === 'wheel' ? <WheelReading chart={page.chart} /> : <KeptBodygraph kept={page} />}
    </KeptChartCard>
  )
}
