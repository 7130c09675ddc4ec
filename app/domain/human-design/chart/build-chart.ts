import type { BodyCode } from '../terms/codes'
import { variablesOf } from '../terms/variables'
import { toActivations } from './activations'
import type { Activation, Chart, Longitudes } from './chart'
import { chartFacts } from './chart-facts'

/** The whole chart from the longitudes (degrees) at birth and at the design instant, when the Sun stood 88° before. */
export function buildChart(personality: Longitudes, design: Longitudes): Chart {
  const activations = { personality: toActivations(personality), design: toActivations(design) }
  const of = (side: Activation[], body: BodyCode) => side.find((activation) => activation.body === body)!
  return {
    ...chartFacts(activations),
    variables: variablesOf({
      personalitySun: of(activations.personality, 'sun'),
      personalityNode: of(activations.personality, 'north_node'),
      designSun: of(activations.design, 'sun'),
      designNode: of(activations.design, 'north_node'),
    }),
    activations,
  }
}
