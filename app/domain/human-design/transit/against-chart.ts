import { type Bodygraph, bodygraphOf, bridgeOf, isCenterDefined } from '../chart/bodygraph'
import { type CompletedChannel, completedChannels } from '../chart/completed-channels'
import { CHANNELS, type Channel, channelsOfGate } from '../terms/channels'
import { type BodyCode, CENTERS, type CenterCode, type ChannelId, type DefinitionCode } from '../terms/codes'
import { definitionOf } from '../terms/definition'
import { bodiesIn, type SkyPosition } from './sky'

/**
 * What a channel is for a chart under a sky. `natal`: both gates are the chart's; `completed`: one is, the sky has the other;
 * `collective`: the sky has both and the chart neither; `half_collective`: only the sky has one; `hanging`: only the chart has
 * one; `empty`: neither has any.
 */
export const CHANNEL_STATES = ['natal', 'completed', 'collective', 'half_collective', 'hanging', 'empty'] as const
export type ChannelState = (typeof CHANNEL_STATES)[number]

/** The state of a channel; every channel is in exactly one. A body in a natal gate only reinforces it, without a state of its own. */
function channelState(
  { gates: [a, b] }: Pick<Channel, 'gates'>,
  natal: ReadonlySet<number>,
  transit: ReadonlySet<number>,
): ChannelState {
  if (natal.has(a) && natal.has(b)) return 'natal'
  if (natal.has(a) || natal.has(b)) return transit.has(natal.has(a) ? b : a) ? 'completed' : 'hanging'
  if (transit.has(a) && transit.has(b)) return 'collective'
  return transit.has(a) || transit.has(b) ? 'half_collective' : 'empty'
}

/** A body in a gate and line of the chart, which it reinforces; with the chart's own channels of that gate. */
export type ReinforcedGate = SkyPosition & { channels: ChannelId[] }

export type AgainstChart = {
  channels: Record<ChannelId, ChannelState>
  /** The weightiest first. */
  completed: CompletedChannel[]
  /** In the air for everyone: channels that the sky has whole, of which the chart has neither gate. */
  collective: { channel: ChannelId; bodies: BodyCode[] }[]
  /** In the order of `BODIES`. */
  reinforced: ReinforcedGate[]
  /** Centers that are defined only as long as the sky is so, from Head to Root, and by which channels. */
  centers: { center: CenterCode; channels: ChannelId[] }[]
  definition: DefinitionCode
  /** How parts of a split are joined meanwhile: gates that do it alone, the channels of the path, and the bodies in them. */
  bridge: { gates: number[]; channels: ChannelId[]; bodies: BodyCode[] } | null
}

/** What a sky makes of a chart with these gates. */
export function againstChart(natalGates: readonly number[], sky: readonly SkyPosition[]): AgainstChart {
  const natal = bodygraphOf(natalGates)
  const transit = new Set(sky.map(({ gate }) => gate))
  const union = bodygraphOf([...natalGates, ...transit])
  const states = CHANNELS.map((channel) => [channel.id, channelState(channel, natal.gates, transit)] as const)
  const collective = CHANNELS.filter((_, index) => states[index]![1] === 'collective')
  return {
    channels: Object.fromEntries(states),
    completed: completedChannels(natalGates, sky),
    collective: collective.map(({ id, gates }) => ({ channel: id, bodies: bodiesIn(sky, gates) })),
    reinforced: reinforcedBy(sky, natal),
    centers: lentCenters(natal, union),
    definition: definitionOf(union.parts),
    bridge: bridgeBy(sky, natal, union),
  }
}

function reinforcedBy(sky: readonly SkyPosition[], natal: Bodygraph): ReinforcedGate[] {
  const own = new Set(natal.channels.map(({ id }) => id))
  return sky
    .filter(({ gate }) => natal.gates.has(gate))
    .map(({ body, gate, line }) => {
      const channels = channelsOfGate(gate).flatMap(({ id }) => (own.has(id) ? [id] : []))
      return { body, gate, line, channels }
    })
}

function lentCenters(natal: Bodygraph, union: Bodygraph): AgainstChart['centers'] {
  const lent = CENTERS.filter((center) => isCenterDefined(union, center) && !isCenterDefined(natal, center))
  return lent.map((center) => {
    const channels = union.channels.flatMap(({ id, centers }) => (centers.includes(center) ? [id] : []))
    return { center, channels }
  })
}

function bridgeBy(sky: readonly SkyPosition[], natal: Bodygraph, union: Bodygraph): AgainstChart['bridge'] {
  const bridge = bridgeOf(natal, union)
  if (!bridge) return null
  const path = CHANNELS.filter(({ id }) => bridge.channels.includes(id)).flatMap(({ gates }) => gates)
  const lent = [...bridge.gates, ...path].filter((gate) => !natal.gates.has(gate))
  return { ...bridge, bodies: bodiesIn(sky, lent) }
}
