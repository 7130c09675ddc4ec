import type { Chart } from '~/domain/human-design/chart/chart'
import type { ChartParts } from '~/domain/human-design/service/chart-service.schema'
import { TYPE_TRAITS } from '~/domain/human-design/terms/strategy'

/** A chart as every answer of the service writes it. */
export const toChartParts = (chart: Chart): ChartParts => ({
  codes: {
    type: chart.type,
    authority: chart.authority,
    profile: chart.profile,
    definition: chart.definition,
    cross: chart.cross,
    ...TYPE_TRAITS[chart.type],
  },
  centerStates: chart.centers,
  channels: chart.channels,
  activeGates: chart.gates,
  activations: chart.activations,
  variables: chart.variables,
})
