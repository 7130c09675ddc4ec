import { KeptBodygraph } from '~/features/private-charts/kept-bodygraph'
import { KeptChartCard } from '~/features/private-charts/kept-chart-view'
import { preloadWords } from '~/locales/dictionaries'
import type { ViewProps } from './view-props'

export const i18n = preloadWords('crosses', 'ui')

/** The kept chart as a bodygraph. */
export default function BodygraphView({ page }: ViewProps) {
  return (
    <KeptChartCard kept={page}>
      <KeptBodygraph kept={page} />
    </KeptChartCard>
  )
}
