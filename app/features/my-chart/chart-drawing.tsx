import { useRef } from 'react'
import { useStops } from '~/ui/bodygraph/use-stops'
import { Sleeping } from '~/ui/sleeping/sleeping'
import type { LiveChartProps } from './live-chart'
import { sleepingChart } from './sleeping-chart'

/** One's chart to read, as the server drew it until it is touched, or until it is to be drawn another way. */
export function ChartDrawing(props: LiveChartProps) {
  useStops()
  const drawn = useRef(JSON.stringify(props))
  return (
    <Sleeping
      part={sleepingChart}
      props={props}
      wanted={JSON.stringify(props) !== drawn.current}
      touchable
      // Roughly its height, for the moment in which nothing is drawn yet.
      className="min-h-160"
    />
  )
}
