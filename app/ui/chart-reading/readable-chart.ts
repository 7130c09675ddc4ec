import type { Chart } from '~/domain/human-design/chart/chart'
import { type BodygraphData, toBodygraphData } from '../bodygraph/bodygraph-data'

/**
 * What a reading needs of a chart. Whoever may not see the birth data gets it without `activations`, `variables` and cross, and
 * `data` without columns and arrows: what is absent is not spoken of.
 */
export type ReadableChart = Pick<Chart, 'type' | 'authority' | 'definition'> & {
  data: BodygraphData
  profile: Chart['profile'] | null
  cross: Chart['cross'] | null
  activations?: Chart['activations']
  variables?: Chart['variables']
}

/** A whole chart, for its owner and for whoever may see everything. */
export function toReadableChart(chart: Chart): ReadableChart {
  const { type, authority, definition, profile, cross, activations, variables } = chart
  return { type, authority, definition, profile, cross, activations, variables, data: toBodygraphData(chart) }
}
