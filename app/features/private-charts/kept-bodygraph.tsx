import { LiveChart, ShowToggles, useChartShow } from '~/ui/whole-chart/live-chart'
import type { KeptChart } from './kept-chart'

type Props = {
  kept: KeptChart
  /** The reader has its link; then it is without the switches of how charts are drawn, which members have. */
  isByLink?: boolean
}

/** A kept chart as a bodygraph to read. */
export function KeptBodygraph({ kept, isByLink = false }: Props) {
  const show = useChartShow(kept.show)
  return (
    <>
      {isByLink ? null : (
        <div className="mb-4 flex justify-end">
          <ShowToggles show={show} />
        </div>
      )}
      <LiveChart chart={kept.chart} show={show} uncertain={kept.uncertain} uncertainParts={kept.uncertainParts} />
    </>
  )
}
