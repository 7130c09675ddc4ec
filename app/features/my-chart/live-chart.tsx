import type { Chart } from '~/domain/human-design/chart'
import type { UncertainActivations } from '~/domain/human-design/uncertain-day'
import type { UncertainTerms } from '~/domain/human-design/uncertain-terms'
import type { ChartShow } from '~/ui/bodygraph/chart-show'
import { ChartReading } from '~/ui/chart-reading/chart-reading'
import { toReadableChart } from '~/ui/chart-reading/readable-chart'

type Props = {
  chart: Chart
  show: ChartShow
  uncertain: UncertainTerms | null
  /** The bodies whose gate or line may differ. */
  uncertainActivations: UncertainActivations | null
}

/** One's own chart, whole: everything in it answers to a press. */
export function LiveChart({ chart, show, uncertain, uncertainActivations }: Props) {
  const { personality } = chart.activations
  const moment = personality.map(({ longitudeDegrees }) => longitudeDegrees).join()
  return (
    <ChartReading
      key={moment}
      chart={toReadableChart(chart)}
      show={show}
      uncertain={uncertain}
      uncertainActivations={uncertainActivations}
    />
  )
}
