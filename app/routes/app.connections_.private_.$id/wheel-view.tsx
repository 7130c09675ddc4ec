import { KeptChartCard } from '~/features/private-charts/kept-chart-view'
import { preloadWords } from '~/locales/dictionaries'
import { WheelReading } from '~/ui/wheel/wheel-reading'
import type { ViewProps } from './view-props'

export const i18n = preloadWords('chart-views', 'ui')

/** The kept chart on the wheel. */
export default function WheelView({ page }: ViewProps) {
  return (
    <KeptChartCard kept={page}>
      <WheelReading chart={page.chart} />
    </KeptChartCard>
  )
}
