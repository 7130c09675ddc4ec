import { ChartReading } from '~/ui/chart-reading/chart-reading'
import type { ReadableChart } from '~/ui/chart-reading/readable-chart'

export type LiveChartProps = { chart: ReadableChart }

/** Somebody's chart as far as it is told; everything in it answers to a press. */
export function LiveChart({ chart }: LiveChartProps) {
  return <ChartReading chart={chart} />
}
