import { toActivations } from './activations'
import { authorityOf } from './authority'
import { centerStates } from './centers'
import { definedChannels } from './channels'
import type { Activation, Chart, Longitudes } from './chart'
import type { BodyCode } from './codes'
import { crossOf } from './cross'
import { connectedComponents, definitionOf } from './definition'
import { profileOf } from './profile'
import { typeOf } from './type'
import { variablesOf } from './variables'

/** The whole chart from the longitudes (degrees) at birth and at the design instant, when the Sun stood 88° before. */
export function buildChart(personality: Longitudes, design: Longitudes): Chart {
  const activations = { personality: toActivations(personality), design: toActivations(design) }
  const of = (side: Activation[], body: BodyCode) => side.find((activation) => activation.body === body)!
  const personalitySun = of(activations.personality, 'sun')
  const designSun = of(activations.design, 'sun')
  const gates = [...new Set([...activations.personality, ...activations.design].map(({ gate }) => gate))].sort(
    (a, b) => a - b,
  )
  const activeGates = new Set(gates)
  const channels = definedChannels(activeGates)
  const components = connectedComponents(channels)
  const type = typeOf(components)
  const profile = profileOf(personalitySun.line, designSun.line)
  const crossGates = [personalitySun, of(activations.personality, 'earth'), designSun, of(activations.design, 'earth')]
  return {
    type,
    authority: authorityOf(components, type),
    profile,
    definition: definitionOf(components),
    cross: crossOf(crossGates.map(({ gate }) => gate) as [number, number, number, number], profile),
    centers: centerStates(channels, activeGates),
    channels: channels.map(({ id }) => id),
    gates,
    variables: variablesOf({
      personalitySun,
      personalityNode: of(activations.personality, 'north_node'),
      designSun,
      designNode: of(activations.design, 'north_node'),
    }),
    activations,
  }
}
