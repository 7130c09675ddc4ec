import { type Bodygraph, bodygraphOf, isCenterDefined } from '../chart/bodygraph'
import { bridgeOf } from '../chart/bridging'
import { type CompletedChannel, completedChannels } from '../chart/completed-channels'
import { CHANNELS, channelsOfGate } from '../terms/channels'
import { type BodyCode, CENTERS, type CenterCode, type ChannelId, type DefinitionCode } from '../terms/codes'
import { definitionOf } from '../terms/definition'
import { type ChannelState, channelState } from './channel-state'
import { bodiesIn, type Standing } from './standing'

/** A body in a gate of the chart stresses it, and the line it stands in; with the chart's own channels of that gate. */
export type ReinforcedGate = Standing & { channels: ChannelId[] }

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
  /** How parts of a split are joined meanwhile: gates that do it alone, the channels on the way, and who stands there. */
  bridge: { gates: number[]; channels: ChannelId[]; bodies: BodyCode[] } | null
}

/** What a sky makes of a chart with these gates. */
export function againstChart(natalGates: readonly number[], sky: readonly Standing[]): AgainstChart {
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

function reinforcedBy(sky: readonly Standing[], natal: Bodygraph): ReinforcedGate[] {
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

function bridgeBy(sky: readonly Standing[], natal: Bodygraph, union: Bodygraph): AgainstChart['bridge'] {
  const bridge = bridgeOf(natal, union)
  if (!bridge) return null
  const ways = CHANNELS.filter(({ id }) => bridge.channels.includes(id)).flatMap(({ gates }) => gates)
  const lent = [...bridge.gates, ...ways].filter((gate) => !natal.gates.has(gate))
  return { ...bridge, bodies: bodiesIn(sky, lent) }
}
