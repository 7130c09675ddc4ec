import { authorityOf } from '../terms/authority'
import { centerStates } from '../terms/centers'
import { definedChannels } from '../terms/channels'
import type { BodyCode, Side } from '../terms/codes'
import { crossOf } from '../terms/cross'
import { connectedComponents, definitionOf } from '../terms/definition'
import { profileOf } from '../terms/profile'
import { typeOf } from '../terms/type'
import type { Chart } from './chart'

/** Which gate and line a body has activated. */
export type GateActivation = { body: BodyCode; gate: number; line: number }

/** What of a chart follows from gates and lines alone. */
export type ChartFacts = Omit<Chart, 'variables' | 'activations'>

/** The facts of 26 activations. Throws for lines of the Suns that 88° cannot make. */
export function chartFacts(activations: Record<Side, readonly GateActivation[]>): ChartFacts {
  const of = (side: Side, body: BodyCode) => activations[side].find((activation) => activation.body === body)!
  const [personalitySun, designSun] = [of('personality', 'sun'), of('design', 'sun')]
  const gates = [...new Set([...activations.personality, ...activations.design].map(({ gate }) => gate))].sort(
    (a, b) => a - b,
  )
  const activeGates = new Set(gates)
  const channels = definedChannels(activeGates)
  const components = connectedComponents(channels)
  const type = typeOf(components)
  const profile = profileOf(personalitySun.line, designSun.line)
  const crossGates = [personalitySun, of('personality', 'earth'), designSun, of('design', 'earth')]
  return {
    type,
    authority: authorityOf(components, type),
    profile,
    definition: definitionOf(components),
    cross: crossOf(crossGates.map(({ gate }) => gate) as [number, number, number, number], profile),
    centers: centerStates(channels, activeGates),
    channels: channels.map(({ id }) => id),
    gates,
  }
}
